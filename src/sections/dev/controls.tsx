import type { ReactNode } from 'react'
import { Accordion } from '#ui/accordion.tsx'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Heading } from '#ui/heading.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Slider } from '#ui/slider.tsx'
import { Socials } from '#ui/socials.tsx'
import { Tag } from '#ui/tag.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Toast } from '#ui/toast.tsx'
import { VideoPopup } from '#ui/video-popup.tsx'
import style from './sheet.module.css'

interface SchemeProps {
  scheme: 'light' | 'dark'
}

/** Every primitive in every state, in both schemes side by side. */
export function Controls() {
  return (
    <div className={style.schemes}>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={style.column} data-sheet={scheme}>
          <Headings />
          <Buttons />
          <Fields scheme={scheme} />
          <Pills scheme={scheme} />
          <Messages scheme={scheme} />
        </div>
      ))}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={style.part}>
      <h3 className={style.title}>{title}</h3>
      {children}
    </section>
  )
}

const Row = ({ children }: { children: ReactNode }) => <div className={style.row}>{children}</div>

function Headings() {
  return (
    <Part title="Headings">
      <Heading as="h4" size="h3" text="At rest" />
      <Heading as="h4" size="h3" text="No dash" dash={false} />
    </Part>
  )
}

function Buttons() {
  return (
    <Part title="Buttons">
      <Row>
        <Button mouth size="hero">
          Hero
        </Button>
        <Button kind="secondary" size="hero">
          Secondary
        </Button>
      </Row>
      <Row>
        <Button mouth>Get Started</Button>
        <Button mouth data-smirk="">
          Get Started
        </Button>
      </Row>
      <Row>
        <Button mouth className={style.focused}>
          Focused
        </Button>
        <Button kind="secondary">Careers</Button>
        <Button disabled>Disabled</Button>
      </Row>
      <Row>
        <Button size="small">Small</Button>
        <TextLink href="#main">Text link</TextLink>
        <IconButton icon="copy" label="Copy" />
        <IconButton icon="copy" label="Copied" done />
        <IconButton icon="next" label="Next" />
      </Row>
    </Part>
  )
}

function Fields({ scheme }: SchemeProps) {
  const idPrefix = `${scheme}-`
  return (
    <Part title="Fields">
      <div className={style.fields}>
        <Field idPrefix={idPrefix} name="default" label="Default" placeholder="Placeholder" />
        <Field idPrefix={idPrefix} name="focused" label="Typing" defaultValue="Quarterly report" data-focused="" />
        <Field idPrefix={idPrefix} name="valid" label="Valid" defaultValue="gordon@duck.example" valid />
        <Field
          idPrefix={idPrefix}
          name="error"
          label="Error"
          defaultValue="G0rdon"
          error="Special characters and digits are not allowed"
        />
        <Field idPrefix={idPrefix} name="disabled" label="Disabled" placeholder="Not today" disabled />
        <Field idPrefix={idPrefix} name="select" label="Select" as="select" defaultValue="scripts">
          <option value="">Choose</option>
          <option value="scripts">Writing Scripts</option>
        </Field>
        <Field
          idPrefix={idPrefix}
          name="area"
          label="Text area"
          as="textarea"
          optional
          placeholder="Ask me anything..."
        />
      </div>
    </Part>
  )
}

function Pills({ scheme }: SchemeProps) {
  return (
    <Part title="Tabs, toggle, tags, pages">
      <Choice
        legend="Tabs"
        name={`${scheme}-tabs`}
        initial="all"
        options={[
          { value: 'all', label: 'All Works' },
          { value: 'branding', label: 'Branding' },
          { value: 'mobile', label: 'Mobile' },
        ]}
      />
      <Choice
        legend="Toggle"
        name={`${scheme}-toggle`}
        kind="toggle"
        initial="month"
        options={[
          { value: 'year', label: 'Billed Yearly' },
          { value: 'month', label: 'Billed Monthly' },
        ]}
      />
      <Row>
        <Tag>Craft</Tag>
        <Tag href="#main">Email</Tag>
        <Tag data-active="">Selected</Tag>
      </Row>
      <Pagination label={`Pages, ${scheme}`} current={2} total={3} href={() => '#main'} />
      <Socials
        of="Nobody"
        links={[
          { name: 'Facebook', letters: 'Fb', href: '#main' },
          { name: 'Twitter', letters: 'Tw', href: '#main' },
          { name: 'LinkedIn', letters: 'Li', href: '#main' },
          { name: 'Instagram', letters: 'Ig', href: '#main' },
        ]}
      />
    </Part>
  )
}

function Messages({ scheme }: SchemeProps) {
  return (
    <>
      <Part title="Accordion">
        <Accordion
          name={`${scheme}-accordion`}
          level={4}
          items={[
            { title: 'Will it make me funny?', body: 'No. It will make your writing funny.' },
            { title: 'Do you write puns?', body: 'Once.' },
          ]}
        />
      </Part>
      <Part title="Toasts and waiting">
        <Toast kind="success">Your Message has been successfully sent.</Toast>
        <Toast kind="error">That did not send. It was not your delivery. Try again.</Toast>
        <Toast kind="waiting">Thinking. Please look natural.</Toast>
      </Part>
      <Part title="Empty state">
        <EmptyState title="Nothing here yet" action={<Button size="small">Ask</Button>}>
          Ask something. The fish has already forgotten you did not.
        </EmptyState>
      </Part>
    </>
  )
}

/** Parts that fill a band of the page, which look the same in both schemes. */
export function Bands() {
  return (
    <>
      <div className={style.band} data-ground="sky">
        <VideoPopup id="film" video="one-long-pause" title="One long pause" />
      </div>
      <Slider
        label="Slides"
        slides={[
          { object: 'printer', ground: 'yolk', alt: 'A printer.' },
          { object: 'stapler', ground: 'mint', alt: 'A stapler.' },
          { object: 'filing-cabinet', ground: 'tomato', alt: 'A filing cabinet.' },
          { object: 'pigeon', ground: 'lilac', alt: 'A pigeon.' },
        ]}
      />
    </>
  )
}
