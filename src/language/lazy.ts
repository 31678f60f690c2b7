/**
 * Makes a value at the first call and returns it from then on. All callers of a failed attempt get its error; the next call
 * tries again, so that one moment without free file descriptors does not last until a restart.
 */
export function lazy<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    if (made) return made
    const making = make()
    made = making
    making.catch(() => {
      if (made === making) made = undefined
    })
    return making
  }
}
