/** Introducers of a GIF's blocks. */
const image = 0x2c
const extension = 0x21

/** Bytes of a color table by the flags that announce it. */
const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

export const isGif = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 4)) === 'GIF8'

/** Whether a GIF has more than one picture. Anything else has none. */
export function isAnimated(bytes: Uint8Array): boolean {
  if (!isGif(bytes)) return false
  const byte = (at: number) => bytes[at] ?? 0
  /** The end of the blocks of data that begin at a place. */
  const afterData = (from: number): number => {
    let at = from
    while (byte(at) !== 0 && at < bytes.length) at += byte(at) + 1
    return at + 1
  }
  let pictures = 0
  for (let at = 13 + tableBytes(byte(10)); at < bytes.length && pictures < 2; ) {
    if (byte(at) === extension) at = afterData(at + 2)
    else if (byte(at) === image) {
      pictures += 1
      at = afterData(at + 11 + tableBytes(byte(at + 9)))
    } else break
  }
  return pictures > 1
}
