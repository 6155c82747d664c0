/**
 * What an iPhone or iPad shows from the tap on the icon until the app has painted: without a picture
 * of exactly the screen's size it is a white flash. The sizes are those of the device at hand, so the
 * pictures are drawn on it, when it may be about to put Crema on its home screen.
 */
import { isInstalled, isIos } from './platform.ts';

/** The page's ground (src/ui/styles/tokens.css) in each colour mode. */
const GROUNDS = { light: '#f9fafb', dark: '#060a13' } as const;

/** Side of the icon on it, in CSS px. */
const ICON = 128;

/** Adds them to the document's head. Resolves when they are there, also with none to add. */
export async function offerStartupImages(): Promise<void> {
  if (!isIos() || isInstalled()) return;
  const icon = new Image();
  icon.src = '/icons/apple-touch-icon.png';
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

/** As a data URL, in the screen's own pixels. */
function draw(icon: HTMLImageElement, width: number, height: number, ground: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser draws no pictures.');
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
