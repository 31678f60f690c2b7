import { ActionButton } from '@keystar/ui/button'
import { Flex } from '@keystar/ui/layout'
import { Item, Picker } from '@keystar/ui/picker'
import { TextField } from '@keystar/ui/text-field'
import { Text } from '@keystar/ui/typography'
import type { AssetFormField } from '@keystatic/core'
import { useEffect, useRef, useState } from 'react'
import { slug as plainName } from '#content-model/routes.ts'
import type { ValueCheck } from '#content-model/schemas/sentences.ts'
import { refuse } from './checked-field.tsx'

/** The value of a picture: a drawing's name, or a file and its alternative text. */
export interface PictureValue {
  readonly drawing: string
  readonly alt: string
  /** As the entry names it; undefined while no file was chosen. */
  readonly path?: string
  /** The file's name and content; undefined for a file outside of the editor's folder. */
  readonly file?: { readonly name: string; readonly content: Uint8Array<ArrayBuffer> }
}

interface PictureOptions {
  readonly label: string
  readonly description?: string | undefined
  readonly drawings: readonly string[]
  readonly check: ValueCheck
}

/** The option for a picture file in place of a drawing. */
const ownFile = '(a picture file)'

/** The editor puts pictures into a folder of the entry's name, beside the entry. */
const folderOf = (slug: string | undefined) => (slug === undefined ? './' : `./${slug}/`)

const isPhoto = (value: unknown): value is { photo: string; alt?: string } =>
  typeof value === 'object' && value !== null && 'photo' in value

function written({ drawing, alt, path, file }: PictureValue, slug: string | undefined) {
  if (drawing !== ownFile) return drawing
  return { photo: file === undefined ? (path ?? '') : folderOf(slug) + file.name, alt }
}

/** A field for the name of a drawing, or a picture with alternative text. */
export function pictureField(options: PictureOptions): AssetFormField<PictureValue, PictureValue, unknown> {
  const none: PictureValue = { drawing: options.drawings[0] ?? ownFile, alt: '' }
  const wrongWith = (value: PictureValue) =>
    value.drawing === ownFile && value.path === undefined && value.file === undefined
      ? 'Choose a file, or a drawing'
      : options.check(written(value, ''))
  return {
    kind: 'form',
    formKind: 'asset',
    label: options.label,
    Input: (props) => <PictureInput {...props} {...options} wrong={wrongWith(props.value)} />,
    defaultValue: () => none,
    filename(value, { slug }) {
      const folder = folderOf(slug)
      return isPhoto(value) && value.photo.startsWith(folder) ? value.photo.slice(folder.length) : undefined
    },
    parse(value, { asset, slug }) {
      if (!isPhoto(value)) return { ...none, ...(typeof value === 'string' ? { drawing: value } : {}) }
      const known = { drawing: ownFile, alt: value.alt ?? '', path: value.photo }
      if (asset === undefined) return known
      return { ...known, file: { name: value.photo.slice(folderOf(slug).length), content: new Uint8Array(asset) } }
    },
    serialize: (value, { slug }) => ({
      value: written(value, slug),
      asset:
        value.drawing === ownFile && value.file
          ? { filename: value.file.name, content: value.file.content }
          : undefined,
    }),
    validate(value) {
      const wrong = wrongWith(value)
      return wrong === undefined ? value : refuse(options.label, wrong)
    },
    reader: { parse: (value) => value },
  }
}

interface PictureInputProps extends PictureOptions {
  readonly value: PictureValue
  readonly wrong: string | undefined
  readonly forceValidation: boolean
  onChange(value: PictureValue): void
}

function PictureInput({ label, description, drawings, value, wrong, forceValidation, onChange }: PictureInputProps) {
  const chooser = useRef<HTMLInputElement>(null)
  // The alternative text may be typed while a file is still being read: neither change may undo the other.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  function change(part: Partial<PictureValue>) {
    latest.current = { ...latest.current, ...part }
    onChange(latest.current)
  }
  const own = value.drawing === ownFile
  async function take(file: File | undefined) {
    if (file === undefined) return
    const content = new Uint8Array(await file.arrayBuffer())
    change({ drawing: ownFile, file: { name: fileName(file.name), content } })
  }
  const shown = forceValidation || own ? wrong : undefined
  return (
    <Flex direction="column" gap="regular">
      <Picker
        label={label}
        description={description}
        selectedKey={value.drawing}
        onSelectionChange={(key) => change({ drawing: String(key) })}
        items={[ownFile, ...drawings].map((name) => ({ name }))}
        {...(shown ? { errorMessage: shown } : {})}
      >
        {({ name }) => <Item key={name}>{name}</Item>}
      </Picker>
      {own && (
        <>
          <input
            ref={chooser}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
          <Flex gap="regular" alignItems="center">
            <ActionButton onPress={() => chooser.current?.click()}>Choose file</ActionButton>
            <Text>{value.file?.name ?? value.path ?? 'No file yet'}</Text>
          </Flex>
          {value.file && <Preview content={value.file.content} />}
          <TextField
            label="What it shows"
            description="A sentence for those who can’t see the picture, with its period."
            isRequired
            value={value.alt}
            onChange={(alt) => change({ alt })}
          />
        </>
      )}
    </Flex>
  )
}

function Preview({ content }: { content: Uint8Array<ArrayBuffer> }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([content]))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return address === undefined ? null : <img src={address} alt="" height={160} width="auto" />
}

/** A file name that is safe in addresses: "IMG 0417.JPG" becomes "img-0417.jpg". */
function fileName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  return `${plainName(stem) || 'picture'}${ending.toLowerCase()}`
}
