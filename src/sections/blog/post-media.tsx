import type { Accent, ObjectName, Pictured } from '#art/names.ts'
import { Slider } from '#ui/slider.tsx'
import { VideoPopup } from '#ui/video-popup.tsx'
import { PostBanner } from './post-banner.tsx'
import style from './post-media.module.css'

interface Picture {
  object: Pictured<ObjectName>
  ground: Accent
}

interface PostMediaProps {
  title: string
  /** One picture, or the slides of a gallery post, which have alternative texts. */
  large_thumb: (Picture & { alt?: string | undefined })[]
  /** The film of a video post. */
  video?: string | undefined
  /** The name of the slider for screen readers. */
  label: string
}

/** The media under a post's title: a picture, slides, or a film behind its picture. */
export function PostMedia({ title, large_thumb: pictures, video, label }: PostMediaProps) {
  const [picture, ...others] = pictures
  if (picture === undefined) return null
  if (others.length > 0)
    return <Slider label={label} slides={pictures.map(({ alt = '', ...slide }) => ({ ...slide, alt }))} />
  if (!video) return <PostBanner {...picture} />
  return (
    <PostBanner {...picture}>
      <VideoPopup id="film" video={video} title={title} ground={picture.ground} className={style.play ?? ''} />
    </PostBanner>
  )
}
