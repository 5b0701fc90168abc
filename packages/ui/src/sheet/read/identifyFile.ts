/** What a file is by its content; a name and a MIME type say what somebody meant, not what it is. */
export type FileKind =
  | 'workbook'
  | 'text'
  | 'empty'
  | 'oldWorkbook'
  | 'htmlWorkbook'
  | 'encryptedWorkbook'
  | 'openDocument'
  | 'pdf'
  | 'picture'
  | 'archive'
  | 'binary';

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  bytes.length >= signature.length && signature.every((byte, place) => bytes[place] === byte);
const ascii = (text: string) => text.split('').map((letter) => letter.charCodeAt(0));

/** File signatures: the PNG, JPEG, GIF, TIFF, BMP and RIFF (WebP) specifications. */
const pictures = [
  [0x89, ...ascii('PNG')],
  [0xff, 0xd8, 0xff],
  ascii('GIF8'),
  ascii('II*\0'),
  ascii('MM\0*'),
  ascii('RIFF'),
  [...ascii('BM')],
];
/** Compound File Binary, [MS-CFB] 2.2: .xls, and a workbook that is encrypted with a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zip = ascii('PK\u0003\u0004');

/** The bytes as text of one byte a letter: names in a directory are looked for in it. */
const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
/** Names in a compound file are UTF-16. */
const wide = (text: string) => text.split('').join('\0');

/** Says what a file is by its first bytes and, of a container, by what its directory names. */
export function identifyFile(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, zip)) return identifyArchive(bytes);
  if (startsWith(bytes, compoundFile))
    return latin(bytes).includes(wide('EncryptedPackage')) ? 'encryptedWorkbook' : 'oldWorkbook';
  if (startsWith(bytes, ascii('%PDF-'))) return 'pdf';
  if (pictures.some((signature) => startsWith(bytes, signature)) || latin(bytes.slice(4, 8)) === 'ftyp')
    return 'picture';
  const isWide = startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
  if (!isWide && bytes.subarray(0, 4096).includes(0)) return 'binary';
  // What many shops call an .xls is a page with a table.
  if (
    /^\s*(?:<!doctype html|<html|<table|<\?xml|<meta)/i.test(
      latin(bytes.subarray(0, 512)).replace(/^ï»¿/, ''),
    )
  )
    return 'htmlWorkbook';
  return 'text';
}

function identifyArchive(bytes: Uint8Array): FileKind {
  // The first entry of an OpenDocument file is its type, unpacked; the directory stands at the end.
  if (latin(bytes.subarray(30, 120)).includes('application/vnd.oasis.opendocument')) return 'openDocument';
  const directory = latin(bytes.subarray(-65_536));
  return directory.includes('xl/workbook') || latin(bytes.subarray(0, 65_536)).includes('xl/workbook')
    ? 'workbook'
    : 'archive';
}
