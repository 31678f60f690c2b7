import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './running-site.ts'

/** A window of a browser, driven as by a person. A step that takes longer than `within` ms throws. */
export interface BrowserWindow {
  /** Opens a page, and waits until its text is there. */
  goto(url: string): Promise<void>
  /** Evaluates an expression in the page. Its value has to be JSON. */
  read(expression: string): Promise<unknown>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  /** Console messages so far, uncaught errors included. Empty for an engine without them. */
  console(): readonly string[]
  /** Closes the browser and ends its processes. */
  close(): Promise<void>
}

export interface Engine {
  readonly name: string
  /** The names of programs that are not installed here. */
  readonly missing: readonly string[]
  /** Whether its driver reports console messages. */
  readonly hears: boolean
  open(): Promise<BrowserWindow>
}

/** Paths of Debian's packages firefox-esr, webkit2gtk-driver and xvfb. */
const firefoxPath = '/usr/bin/firefox-esr'
const webkitDriverPath = '/usr/bin/WebKitWebDriver'
const miniBrowserPath = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`
const xvfbPath = '/usr/bin/Xvfb'

/** The timeout of a step, in ms. */
const within = 30_000
/** Narrow enough for the menu of small windows. */
const size = { width: 800, height: 900 }

const lacking = (...paths: readonly string[]) => paths.filter((path) => !existsSync(path))

export const engines: readonly Engine[] = [
  { name: 'Firefox', missing: lacking(firefoxPath), hears: true, open: openFirefox },
  { name: 'WebKit', missing: lacking(webkitDriverPath, miniBrowserPath, xvfbPath), hears: false, open: openWebKit },
]

async function openFirefox(): Promise<BrowserWindow> {
  const { launch } = await import('puppeteer-core')
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    timeout: within,
    protocolTimeout: within,
  })
  const said: string[] = []
  const page = await browser.newPage()
  page.setDefaultTimeout(within)
  page.on('console', (message) => said.push(`console.${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => said.push(`uncaught: ${error}`))
  await page.setViewport(size)
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    read: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    console: () => said,
    async close() {
      await Promise.race([browser.close().catch(() => {}), wait(within, undefined, { ref: false })])
      browser.process()?.kill('SIGKILL')
    },
  }
}

async function openWebKit(): Promise<BrowserWindow> {
  const display = await started(
    xvfbPath,
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    /^(\d+)$/,
  )
  const port = await freePort()
  const driver = spawn(webkitDriverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    // A process group of its own, so that the browser that it starts ends with it.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display.said}`, WAYLAND_DISPLAY: '' },
  })
  const end = () => {
    process.off('exit', end)
    endGroup(driver)
    endGroup(display.process)
  }
  // Also when the test's own process is ended.
  process.once('exit', end)
  try {
    const session = await openSession(`http://127.0.0.1:${port}`)
    const element = async (selector: string) => {
      const found = await session('POST', '/element', { using: 'css selector', value: selector })
      return `/element/${Object.values(Object(found))[0]}`
    }
    const read = (expression: string) => session('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
    await session('POST', '/window/rect', size)
    return {
      async goto(url) {
        // A page that waits for a module counts as loading, so a marker in the old page tells when it is gone.
        await read('Reflect.set(window, "isLeft", true)')
        await session('POST', '/url', { url })
        const deadline = Date.now() + within
        while (!(await read('!window.isLeft && document.readyState !== "loading"'))) {
          if (Date.now() > deadline) throw new Error(`${new URL(url).pathname} did not open`)
          await wait(50)
        }
      },
      read,
      async click(selector) {
        const deadline = Date.now() + within
        for (;;) {
          try {
            await session('POST', `${await element(selector)}/click`, {})
            return
          } catch (error) {
            // The element may still scroll into view, or be replaced by React.
            if (Date.now() > deadline) throw error
            await wait(50)
          }
        }
      },
      type: async (selector, text) => void (await session('POST', `${await element(selector)}/value`, { text })),
      console: () => [],
      async close() {
        await session('DELETE', '').catch(() => {})
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

type Session = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Opens a session of the W3C's WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
async function openSession(driver: string): Promise<Session> {
  const options = { binary: miniBrowserPath, args: ['--automation'] }
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options } }
  const deadline = Date.now() + within
  while (
    !(await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer')
    await wait(50)
  }
  const opened = await command(`${driver}/session`, 'POST', { capabilities })
  const session = `${driver}/session/${Reflect.get(Object(opened), 'sessionId')}`
  return (method, path, body) => command(session + path, method, body)
}

async function command(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(within),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = Object(await answer.json())
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`)
  return value
}

/** Starts a program and waits for a line of its output. */
async function started(path: string, args: readonly string[], line: RegExp) {
  const child = spawn(path, args, { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  const said = await new Promise<string>((done, fail) => {
    const late = setTimeout(() => fail(new Error(`${path} did not start`)), within)
    child.once('exit', () => fail(new Error(`${path} ended`)))
    createInterface({ input: child.stdout }).on('line', (text) => {
      if (!line.test(text)) return
      clearTimeout(late)
      done(text)
    })
  })
  return { process: child, said }
}

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The process has ended already.
  }
}
