/**
 * Makes something at the first call and hands it out from then on. A failure goes to those who waited for it and is forgotten: the next
 * call tries again, so that one moment without free file descriptors does not last until a restart.
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
