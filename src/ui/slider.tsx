import type { Accent, ObjectName, Pictured } from '#art/names.ts'
import { ObjectDrawing } from '#art/object.tsx'
import { IconButton } from './icon-button.tsx'
import style from './slider.module.css'

export interface Slide {
  object: Pictured<ObjectName>
  ground: Accent
  /** Description of the picture in a sentence, for screen readers. */
  alt: string
}

interface SliderProps {
  /** Subject of the pictures, for screen readers. */
  label: string
  slides: readonly Slide[]
}

/**
 * Pictures side by side in a band that scrolls and snaps: by touch, wheel and keys, with or without JavaScript.
 * `slider.client.ts` handles the buttons and marks the visible picture.
 */
export function Slider({ label, slides }: SliderProps) {
  const place = (index: number) => `${index + 1} of ${slides.length}`
  return (
    <section className={style.slider} aria-label={label} aria-roledescription="carousel" data-slider="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard, and Safari skips it. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <div className={style.track} role="group" aria-label={`${label}, pictures`} tabIndex={0}>
        {slides.map(({ object, ground, alt }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
          <div
            key={alt}
            className={style.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={place(index)}
            data-ground={ground}
          >
            <ObjectDrawing name={object} className={style.object} title={alt} />
          </div>
        ))}
      </div>
      <div className={style.tools}>
        <p className={style.place} aria-live="polite" data-place="">
          {place(0)}
        </p>
        <IconButton icon="previous" label="Previous picture" data-step="-1" />
        <IconButton icon="next" label="Next picture" data-step="1" />
        <p className={style.dots} aria-hidden="true">
          {slides.map(({ alt }, index) => (
            <i key={alt} data-dot={index === 0 ? 'on' : ''} />
          ))}
        </p>
      </div>
    </section>
  )
}
