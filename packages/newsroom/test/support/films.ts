/** Valid and invalid videos and pictures. */
import sharp from 'sharp';

/** An MP4 box: size, type, content. */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const zeros = (length: number) => Buffer.alloc(length);

export const ftyp = box('ftyp', 'isom', zeros(4), 'isomiso2avc1mp41');

export function track(handler = 'vide'): Buffer {
  const hdlr = box('hdlr', zeros(8), handler, zeros(12), 'Camera\0');
  return box('trak', box('tkhd', zeros(84)), box('mdia', box('mdhd', zeros(24)), hdlr));
}

export const moov = (...tracks: Buffer[]) => box('moov', box('mvhd', zeros(100)), ...tracks);

/** A complete video with so many bytes of content. */
export function film(bytes = 2_000): Buffer {
  return Buffer.concat([ftyp, moov(track('soun'), track()), box('mdat', zeros(bytes))]);
}

/** A JPEG with location metadata. */
export function photo(width = 640, height = 480): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2a6f97' } })
    .withExif({
      IFD0: { Copyright: 'Ana Mar' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '39/1 28/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 22/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
