import { existsSync, readFileSync } from 'node:fs'

/** Milliseconds between two looks. */
const lookMs = 25

/** Memory of a process in megabytes, as Linux counts it (VmRSS). Other systems have no such file. */
export interface Memory {
  readonly now: number
  /** The most since the last call. */
  takePeak(): number
  stop(): void
}

/** @returns undefined where there is no `/proc` */
export function watchMemory(pid: number | undefined): Memory | undefined {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return undefined
  const look = () => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, 'latin1'))?.[1]) / 1_024
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, look())
  }, lookMs)
  return {
    get now() {
      return look()
    },
    takePeak() {
      const taken = Math.max(peak, look())
      peak = 0
      return taken
    },
    stop: () => clearInterval(timer),
  }
}
