import { parentPort, workerData } from 'node:worker_threads'
import { indexDrawer } from '#server/site/load-drawer.ts'
import type { KeptDrawer } from './drawer-index.ts'

const [examples, entries] = JSON.parse(workerData)
const { numbers, ...texts } = indexDrawer(examples, entries)
const bytes = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength)
parentPort?.postMessage(JSON.stringify({ texts, numbers: bytes.toString('base64') } satisfies KeptDrawer))
