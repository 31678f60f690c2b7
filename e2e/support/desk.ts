import { expect, type Page } from '@playwright/test'
import type { RunningSite } from './running-site.ts'

/** Settings that turn the desk on, on any free port. */
export const withDesk = { DESK: 'on', DESK_PORT: '0' }

/** Expected noise of the desk's journeys: its cookie, and the message of an expired link. */
export const deskNoise = [/^cookie desk$|status of 410/]

/** A link into the desk of a running site, from the command's output. The desk opens a moment after the site. */
export async function deskLink(site: RunningSite): Promise<string> {
  let printed = ''
  await expect(async () => {
    printed = await site.desk('open', '--json')
  }).toPass({ intervals: [50], timeout: 10_000 })
  return JSON.parse(printed).url
}

/** Signs in by a link. @returns the address of the desk */
export async function signIn(page: Page, site: RunningSite): Promise<string> {
  const link = await deskLink(site)
  await page.goto(link)
  await page.getByRole('button', { name: 'Open the desk' }).click()
  await page.waitForURL(/\/inbox/)
  return new URL(link).origin
}

/** Sends the contact form of the public site. */
export async function sendLead(site: RunningSite, name: string, help = 'One sentence, please.'): Promise<void> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}@duck.example`
  const body = new URLSearchParams({ name, email, phoneNumber: '', help })
  const answer = await fetch(`${site.origin}/contact`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { referer: `${site.origin}/about-us` },
  })
  if (answer.status !== 303) throw new Error(`The form was answered with ${answer.status}`)
}
