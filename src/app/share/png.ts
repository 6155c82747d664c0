/** Converts an SVG drawing of the page to an image file (PNG). */
import fontUrl from '../../ui/fonts/fraunces.woff2?url';

/** Edge of the shared picture in px: sharp on a phone, and quick to send. */
const EDGE_PX = 1080;

const COLORS = ['fill', 'stroke', 'color'] as const;

/**
 * Writes computed colours into the copy of a drawing, where neither the page's CSS variables
 * nor its mode exist.
 */
function takeColors(svg: SVGSVGElement, copy: SVGSVGElement): void {
  const copies = copy.querySelectorAll<SVGElement>('*');
  for (const [i, element] of svg.querySelectorAll<SVGElement>('*').entries()) {
    const style = getComputedStyle(element);
    for (const color of COLORS) {
      const written = element.getAttribute(color) ?? element.style.getPropertyValue(color);
      if (!/var\(|light-dark\(/.test(written)) continue;
      copies[i]?.style.removeProperty(color);
      copies[i]?.setAttribute(color, style[color]);
    }
    // Replace fonts given by the page's CSS variables, which the copy cannot resolve.
    if (element.style.fontFamily.includes('var(')) {
      copies[i]?.style.setProperty('font-family', style.fontFamily);
    }
    copies[i]?.removeAttribute('class');
  }
}

let font: Promise<string> | null = null;

/** The headline font as a data URL: images cannot load resources. */
function readFont(): Promise<string> {
  font ??= fetch(fontUrl)
    .then((response) => response.blob())
    .then(dataAddressOf);
  // A font that failed to load is requested again with the next picture.
  font.catch(() => {
    font = null;
  });
  return font;
}

function dataAddressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The drawing as the text of an SVG that needs nothing of the page. */
async function standAlone(svg: SVGSVGElement): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  takeColors(svg, copy);
  copy.setAttribute('font-family', 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif');
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(EDGE_PX));
  copy.setAttribute('height', String(EDGE_PX));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  const face = await readFont().catch(() => null);
  style.textContent = face
    ? `@font-face{font-family:Fraunces;src:url(${face}) format("woff2");font-weight:100 900}`
    : '';
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

const PROBE_EDGE_PX = 8;
const PROBE_COLOR = [40, 120, 200, 255];
/**
 * Largest difference of a colour channel (0 to 255) between the pixel drawn and the pixel read back
 * from a canvas: Brave shifts it by a step or two, browsers that hide the content by far more.
 */
const PROBE_TOLERANCE = 8;

/**
 * Whether a canvas returns the pixels drawn on it. Firefox with `privacy.resistFingerprinting`
 * silently returns stripes or white.
 */
function isCanvasReadable(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = PROBE_EDGE_PX;
  canvas.height = PROBE_EDGE_PX;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = `rgb(${PROBE_COLOR.slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, PROBE_EDGE_PX, PROBE_EDGE_PX);
  const { data } = context.getImageData(0, 0, PROBE_EDGE_PX, PROBE_EDGE_PX);
  return data.every((value, i) => Math.abs(value - PROBE_COLOR[i % 4]!) <= PROBE_TOLERANCE);
}

/** Renders an SVG drawing as PNG; rejects where the browser cannot. */
export async function pngOf(svg: SVGSVGElement): Promise<Blob> {
  if (!isCanvasReadable()) throw new Error('This browser hides what is drawn.');
  const address = URL.createObjectURL(
    new Blob([await standAlone(svg)], { type: 'image/svg+xml;charset=utf-8' }),
  );
  try {
    const image = new Image(EDGE_PX, EDGE_PX);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = EDGE_PX;
    canvas.height = EDGE_PX;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is nothing to draw on.');
    context.drawImage(image, 0, 0, EDGE_PX, EDGE_PX);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error('The picture could not be made.'));
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
