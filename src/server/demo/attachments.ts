import { deflateSync } from 'node:zlib';

import type { Random } from './random';

export interface Attachment {
  name: string;
  description: string;
  content: Uint8Array;
}

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A drawing of a window with a bar chart, as a small picture with a palette of four colours. */
function chartPicture(random: Random): Uint8Array {
  const width = 240;
  const height = 160;
  const palette = Buffer.from([250, 250, 250, 15, 92, 105, 205, 214, 217, 176, 58, 46]);
  const bars = Array.from({ length: 10 }, () => random.integer(10, 110));
  const rows: Buffer[] = [];
  for (let y = 0; y < height; y += 1) {
    const row = Buffer.alloc(width + 1);
    for (let x = 0; x < width; x += 1) {
      const bar = Math.floor((x - 10) / 22);
      const isBar =
        x >= 10 && (x - 10) % 22 < 16 && height - 12 - y < (bars[bar] ?? 0) && y < height - 12;
      row[x + 1] = y < 14 ? 1 : isBar ? (bar === 7 ? 3 : 1) : y === height - 12 ? 2 : 0;
    }
    rows.push(row);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('PLTE', palette),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

function sketch(random: Random): string {
  const boxes = Array.from({ length: 4 }, (_, index) => {
    const width = random.integer(30, 60);
    return `<rect x="${10 + index * 70}" y="${random.integer(20, 60)}" width="${width}" height="40" rx="4"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 290 130" fill="#cdd6d9" stroke="#0f5c69">
${boxes.join('\n')}
</svg>
`;
}

function logFile(random: Random): string {
  const lines = Array.from({ length: random.integer(12, 30) }, (_, index) => {
    const level = random.pick(['INFO ', 'INFO ', 'WARN ', 'ERROR']);
    return `${String(index).padStart(4, '0')} ${level} worker-${random.integer(1, 4)} finished in ${random.integer(2, 900)} ms`;
  });
  return `${lines.join('\n')}\n`;
}

/** A document of one page that says its title. */
function letter(title: string): string {
  const content = `BT /F1 18 Tf 60 740 Td (${title}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return text + table + trailer;
}

/** A small file of a random kind, at most a few kilobytes. */
export function attachment(random: Random): Attachment {
  const number = random.integer(1, 99);
  switch (random.integer(1, 5)) {
    case 1:
      return {
        name: `sketch-${number}.svg`,
        description: 'Proposed layout',
        content: Buffer.from(sketch(random)),
      };
    case 2:
      return {
        name: `worker-${number}.log`,
        description: '',
        content: Buffer.from(logFile(random)),
      };
    case 3:
      return {
        name: `offer-${number}.pdf`,
        description: 'As sent to the customer',
        content: Buffer.from(letter(`Offer ${number}`)),
      };
    default:
      return {
        name: `screenshot-${number}.png`,
        description: 'How it looks',
        content: chartPicture(random),
      };
  }
}
