/** Moving pictures in the format APNG, which every browser shows like a PNG. */
import { crc32 } from 'node:zlib';

/** A picture of the whole or of a part; all frames of one picture have the same colour type. */
export interface Frame {
  readonly png: Buffer;
  /** The part's left and upper edge, in px. */
  readonly x: number;
  readonly y: number;
  /** Time in ms until the next frame. */
  readonly delay: number;
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function bytesOf({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

function uint32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [i, value] of values.entries()) bytes.writeUInt32BE(value, 4 * i);
  return bytes;
}

const uint16 = (...values: readonly number[]): Buffer =>
  Buffer.from(values.flatMap((value) => [value >> 8, value & 0xff]));

/** Joins frames into a picture that repeats for ever; the first frame is the whole picture. */
export function makeApng(frames: readonly Frame[]): Buffer {
  let sequence = 0;
  const chunks = frames.flatMap(({ png, x, y, delay }, i): Chunk[] => {
    const parts = chunksOf(png);
    const header = parts.find(({ type }) => type === 'IHDR')!.data;
    const pixels = Buffer.concat(
      parts.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])),
    );
    const size = [header.readUInt32BE(0), header.readUInt32BE(4)];
    // Each frame is drawn over the one before, which stays.
    const control = [uint32(sequence++, ...size, x, y), uint16(delay, 1000), Buffer.alloc(2)];
    const start: Chunk[] =
      i === 0
        ? [
            { type: 'IHDR', data: header },
            { type: 'acTL', data: uint32(frames.length, 0) },
          ]
        : [];
    return [
      ...start,
      { type: 'fcTL', data: Buffer.concat(control) },
      i === 0
        ? { type: 'IDAT', data: pixels }
        : { type: 'fdAT', data: Buffer.concat([uint32(sequence++), pixels]) },
    ];
  });
  return Buffer.concat([
    SIGNATURE,
    ...[...chunks, { type: 'IEND', data: Buffer.alloc(0) }].map(bytesOf),
  ]);
}
