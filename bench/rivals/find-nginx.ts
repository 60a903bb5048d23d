import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const fetchWithinMs = 30_000
const cache = '/var/cache/apt/archives'

export interface FoundNginx {
  readonly binary: string
  /** The module for sending precompressed brotli files. Null: there is none. */
  readonly brotli: string | null
}

const modulePath = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The installed NGINX; else Debian's packages through apt, unpacked and not installed. Null: neither. */
export async function findNginx(folder: string): Promise<FoundNginx | null> {
  const roots = ['/', join(folder, 'nginx-packages')]
  const found = () => roots.map((root) => join(root, 'usr/sbin/nginx')).find(existsSync)
  const module = () => roots.map((root) => join(root, modulePath)).find(existsSync) ?? null
  if (!found()) await unpack('nginx', roots[1] as string)
  if (found() && !module()) await unpack('libnginx-mod-http-brotli-static', roots[1] as string)
  const binary = found()
  return binary ? { binary, brotli: module() } : null
}

async function unpack(name: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true })
  try {
    const [kept] = globSync(join(cache, `${name}_*.deb`))
    if (!kept) await run('apt-get', ['download', name], { cwd: into, timeout: fetchWithinMs })
    const [file] = kept ? [kept] : globSync(join(into, `${name}_*.deb`))
    if (file) await run('dpkg', ['-x', file, into])
  } catch {
    // Without Debian, apt or a network it is skipped, and the report says so.
  }
}
