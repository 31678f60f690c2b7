/** What the band's play button does when there is JavaScript. */
import '#ui/video-popup.ts'
