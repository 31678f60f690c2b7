/** Films start when their popup opens and stop when it closes. Opening and closing is the browser's own where it can. */

for (const popup of document.querySelectorAll<HTMLDialogElement>('[data-popup]')) {
  const video = popup.querySelector('video')
  let track = video?.textTracks[0]
  const play = document.querySelector<HTMLElement>(`[commandfor="${popup.id}"]`)
  play?.addEventListener('click', () => {
    if (!('command' in play)) popup.showModal()
    // Once: whoever turns them off has them off.
    if (track) track.mode = 'showing'
    track = undefined
    // Closed before the first frame, or a file that does not come: the player says so itself.
    video?.play().catch(() => {})
  })
  // Only the dialog itself, its backdrop included: clicks on what it holds have other targets.
  popup.addEventListener('click', ({ target }) => {
    if (target === popup) popup.close()
  })
  popup.addEventListener('close', () => {
    video?.pause()
    play?.focus()
  })
}
