/** The first descriptor that a service manager passes: SD_LISTEN_FDS_START of sd_listen_fds(3). */
const firstDescriptor = 3

/**
 * Takes the listening sockets that systemd opened for this process: deploy/deadpan.socket. The variables that name them
 * are removed, so that no child process takes them for its own.
 * @param env is changed
 * @returns their descriptors; empty when the process was started otherwise
 */
export function takePassedSockets(env: NodeJS.ProcessEnv, pid: number = process.pid): number[] {
  const { LISTEN_PID: receiver, LISTEN_FDS: count = '' } = env
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete env[name]
  if (receiver !== String(pid) || !/^\d{1,3}$/.test(count)) return []
  return Array.from({ length: Number(count) }, (_, index) => firstDescriptor + index)
}
