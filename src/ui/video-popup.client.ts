/** Starts films when their popup opens and stops them when it closes. The browser opens and closes popups where it can. */

for (const popup of document.querySelectorAll<HTMLDialogElement>('[data-popup]')) {
  const video = popup.querySelector('video')
  let track = video?.textTracks[0]
  const play = document.querySelector<HTMLElement>(`[commandfor="${popup.id}"]`)
  play?.addEventListener('click', () => {
    if (!('command' in play)) popup.showModal()
    // Once, so that captions a visitor turned off stay off.
    if (track) track.mode = 'showing'
    track = undefined
    // Rejected when the popup closes before the first frame, or when the file fails, which the player shows itself.
    video?.play().catch(() => {})
  })
  // Only the dialog itself, including its backdrop: clicks on its content have other targets.
  popup.addEventListener('click', ({ target }) => {
    if (target === popup) popup.close()
  })
  popup.addEventListener('close', () => {
    video?.pause()
    play?.focus()
  })
}
