// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Countdown } from '#sections/coming-soon/countdown.tsx'

const words = {
  label: 'Time left',
  until: 'It pops up on',
  days: 'Days',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  done: 'Our Site is Ready to Go!',
}
const target = '2030-06-15T17:00:00'
const countdown = (ready = false) => (
  <Countdown target={target} ready={ready} words={words} way={{ label: 'Go in', href: '/' }} />
)
const at = (moment: string) => vi.setSystemTime(new Date(moment))
const text = () => screen.queryByRole('timer')?.textContent?.replace(/\s+/g, ' ')
const status = () => screen.getByRole('status').textContent

describe('in the HTML', () => {
  test('is the date while it is to come', () => {
    const markup = renderToStaticMarkup(countdown()).replace(/\s/gu, ' ')
    expect(markup).toContain('It pops up on <time dateTime="2030-06-15T17:00:00">June 15, 2030 at 5:00 PM</time>')
    expect(markup).not.toContain(words.done)
  })

  test('is the message once it has come', () => {
    const markup = renderToStaticMarkup(countdown(true)).replace(/<[^>]*>/g, '')
    expect(markup).toBe(`${words.done}Go in`)
  })
})

describe('in the browser', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('counts down to the message, and not below', () => {
    at('2030-06-15T16:59:57.500')
    render(countdown())
    expect(text()).toBe('00 Days00 Hours00 Minutes03 Seconds')
    act(() => vi.advanceTimersByTime(500))
    expect(text()).toBe('00 Days00 Hours00 Minutes02 Seconds')
    act(() => vi.advanceTimersByTime(1_999))
    expect(text()).toBe('00 Days00 Hours00 Minutes01 Seconds')
    expect(status()).toBe('')
    act(() => vi.advanceTimersByTime(1))
    expect(text()).toBeUndefined()
    expect(status()).toBe(words.done)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('gives the message at once when the target is past', () => {
    at('2030-06-15T17:00:00')
    render(countdown())
    expect(status()).toBe(words.done)
  })

  test('believes the visitor’s clock and not the server’s', () => {
    at('2030-06-03T09:18:51')
    render(countdown(true))
    expect(text()).toBe('12 Days07 Hours41 Minutes09 Seconds')
    expect(status()).toBe('')
  })

  test('stops with its page', () => {
    at('2030-06-03T09:18:51')
    render(countdown()).unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
