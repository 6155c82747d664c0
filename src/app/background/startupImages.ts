/**
 * iOS launch images: without an image of exactly the screen's size an installed app launches with a
 * white flash. The images are drawn on the device itself, while Crema may be about to be installed.
 */
import { isInstalled, isIos } from '../device/platform.ts';

/** Background of a launch image in each colour mode: the page's (src/ui/styles/tokens.css). */
const GROUNDS = { light: '#f9fafb', dark: '#060a13' } as const;

/** Side of the icon in a launch image, in CSS px. */
const ICON = 128;

/** Adds the launch images to the document's head. Resolves when done, also when none are needed. */
export async function offerStartupImages(): Promise<void> {
  if (!isIos() || isInstalled()) return;
  const icon = new Image();
  icon.src = `${import.meta.env.BASE_URL}icons/apple-touch-icon.png`;
  await icon.decode();
  const sides = [screen.width, screen.height];
  const [short, long] = [Math.min(...sides), Math.max(...sides)];
  for (const [scheme, ground] of Object.entries(GROUNDS)) {
    for (const orientation of ['portrait', 'landscape']) {
      const [width, height] = orientation === 'portrait' ? [short, long] : [long, short];
      const link = document.createElement('link');
      link.rel = 'apple-touch-startup-image';
      link.media = `(prefers-color-scheme: ${scheme}) and (orientation: ${orientation})`;
      link.href = draw(icon, width, height, ground);
      document.head.append(link);
    }
  }
}

/** Draws a launch image in device pixels; returns its data URL. */
function draw(icon: HTMLImageElement, width: number, height: number, ground: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser cannot draw images.');
  brush.scale(devicePixelRatio, devicePixelRatio);
  brush.fillStyle = ground;
  brush.fillRect(0, 0, width, height);
  const [x, y] = [(width - ICON) / 2, (height - ICON) / 2];
  brush.beginPath();
  brush.roundRect(x, y, ICON, ICON, ICON * 0.22);
  brush.clip();
  brush.drawImage(icon, x, y, ICON, ICON);
  return canvas.toDataURL('image/png');
}
