/** What a post's gallery and its video do when there is JavaScript. */
import '#ui/slider.ts'
import '#ui/video-popup.ts'
