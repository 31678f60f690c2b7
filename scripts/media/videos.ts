/**
 * Makes the films of public/videos and their captions: `node scripts/media/videos.ts [name ...]`.
 * Needs ffmpeg with libx264 on the PATH. Not part of the build: its results are committed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { type Film, films } from './films.ts'
import { openStudio, type Studio } from './studio.ts'

const folder = 'public/videos'
const frame = { width: 1280, height: 720 }
const framesPerSecond = 25
/** Most bytes of a film. */
const budget = 400_000

// Constant quality; baseline-like settings that every player knows; the index in front, so that playing starts at once.
const encoding = [
  ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '18'],
  ...['-profile:v', 'main', '-level', '3.1', '-g', '250'],
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
  ...['-movflags', '+faststart', '-an'],
]

async function encode({ name, seconds, scene }: Film, studio: Studio): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-c:v', 'png', '-i', '-']
  const output = `${folder}/${name}.mp4`
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...encoding, output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'exit')
  const paint = scene(studio.drawing)
  let shown = ''
  let picture: Buffer = Buffer.alloc(0)
  for (let index = 0; index < seconds * framesPerSecond; index++) {
    const html = paint(index / framesPerSecond)
    if (html !== shown) picture = await studio.shoot(html, frame)
    shown = html
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg gave up on ${name}`)
  const { size } = await stat(output)
  if (size > budget) throw new Error(`${output} has ${size} bytes, more than ${budget}`)
  console.log(`${output} ${size}`)
}

/** WebVTT captions: the film's words, and descriptions of scenes without words. */
function captions({ captions: cues }: Film): string {
  const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)
  const blocks = cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}`)
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`
}

const wanted = process.argv.slice(2)
const studio = await openStudio()
try {
  await mkdir(folder, { recursive: true })
  for (const film of films.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    await encode(film, studio)
    await writeFile(`${folder}/${film.name}.vtt`, captions(film))
  }
} finally {
  await studio.close()
}
