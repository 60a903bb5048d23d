export type Settings = Readonly<Record<string, string | number>>

/**
 * Given on the command line at each start, so that a new version of Larkwell applies its settings to an old cluster.
 */
export function postmasterArguments(cluster: string, port: number, more: Settings = {}): string[] {
  return [
    '-D',
    cluster,
    '-p',
    String(port),
    ...Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

const settings: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  logging_collector: 'off',
  // Health data must never reach a log. An error's own text quotes values ("invalid input syntax for …: "), so
  // only the server's own events are logged: LOG, FATAL and PANIC, without details, statements or parameters.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: 0,
  log_statement: 'none',
  log_min_duration_statement: -1,
  log_lock_waits: 'off',
  log_checkpoints: 'off',
}
