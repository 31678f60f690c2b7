import type { Accent, ObjectName, Pictured } from '#art/names.ts'
import { type Slide, Slider } from '#ui/slider.tsx'
import { VideoPopup } from '#ui/video-popup.tsx'
import { PostBanner } from './post-banner.tsx'
import style from './post-media.module.css'

interface Picture {
  object: Pictured<ObjectName>
  ground: Accent
}

interface PostMediaProps {
  title: string
  /** One picture, or the slides of a gallery post. */
  large_thumb: Picture | Slide[]
  /** The film of a video post. */
  video?: string | undefined
  /** What the slides are, for screen readers. */
  label: string
}

/** What a post of each format shows under its title: a picture, slides, or a film behind its picture. */
export function PostMedia({ title, large_thumb: picture, video, label }: PostMediaProps) {
  if (Array.isArray(picture)) return <Slider label={label} slides={picture} />
  if (!video) return <PostBanner {...picture} />
  return (
    <PostBanner {...picture}>
      <VideoPopup id="film" video={video} title={title} ground={picture.ground} className={style.play ?? ''} />
    </PostBanner>
  )
}
