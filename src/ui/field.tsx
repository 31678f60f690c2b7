import type { ComponentProps } from 'react'
import { FaceMark } from '#art/face.tsx'
import style from './field.module.css'
import { Icon } from './icon.tsx'

interface Common {
  /** The input's name, and the stem of its id. */
  name: string
  label: string
  /** Distinguishes the ids when a page has two forms with the same field. */
  idPrefix?: string
  /** Adds `optional` to the label. */
  optional?: boolean
  /** A hint such as the field's limit, at the label's end; tied to the control. */
  hint?: string | undefined
  /** Error message; tied to the control. */
  error?: string | undefined
  /** Shows the satisfied face. */
  valid?: boolean
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
}

type InputProps = Common & { as?: 'input' } & Omit<ComponentProps<'input'>, keyof Common>
type AreaProps = Common & { as: 'textarea' } & Omit<ComponentProps<'textarea'>, keyof Common>
type SelectProps = Common & { as: 'select' } & Omit<ComponentProps<'select'>, keyof Common>

/** A label, a control with a mouth as its lower edge, a face that reacts, and one message at a time. */
export function Field(props: InputProps | AreaProps | SelectProps) {
  const { name, label, idPrefix = '', optional = false, hint, error, valid = false, labelHidden = false } = props
  const id = `${idPrefix}${name}`
  const settled = valid ? 'valid' : undefined
  const state = error ? 'error' : settled
  return (
    <div className={style.field} data-state={state}>
      <span className={labelHidden ? 'visually-hidden' : style.top}>
        <label htmlFor={id}>{label}</label>
        {optional && <span className={style.optional}>optional</span>}
        {hint && (
          <span className={style.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <span className={style.box}>
        <Control {...props} id={id} error={error} />
        {props.as === 'select' && <Icon name="chevron" className={style.chevron} />}
        {state && <Badge state={state} />}
      </span>
      <span className={style.message} id={`${id}-error`} hidden={!error}>
        {error}
      </span>
    </div>
  )
}

function Control(props: (InputProps | AreaProps | SelectProps) & { id: string }) {
  const {
    label: _label,
    idPrefix: _prefix,
    optional: _optional,
    hint,
    valid: _valid,
    labelHidden: _hidden,
    error,
    as,
    ...rest
  } = props
  const described = [rest['aria-describedby'], hint && `${rest.id}-hint`, error && `${rest.id}-error`]
    .filter(Boolean)
    .join(' ')
  const shared = {
    className: style.control,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
  if (as === 'textarea') return <textarea {...(rest as ComponentProps<'textarea'>)} {...shared} />
  if (as === 'select') return <select {...(rest as ComponentProps<'select'>)} {...shared} />
  return <input {...(rest as ComponentProps<'input'>)} {...shared} />
}

function Badge({ state }: { state: 'error' | 'valid' }) {
  return (
    <span className={style.badge}>
      <FaceMark expression={state === 'error' ? 'glance' : 'smirk'} width={19} height={10} />
    </span>
  )
}
