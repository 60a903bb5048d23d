import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/platform/http/free-port.ts'
import { asWorker } from '../processes/worker.ts'
import type { FoundNginx } from './find-nginx.ts'

export interface Nginx extends AsyncDisposable {
  /** The uncompressed page. */
  readonly plainPort: number
  /** The precompressed page. */
  readonly brotliPort: number
}

const readyWithinMs = 5_000

/** One worker, as ours is one process, with a log of every request in a file as ours has. */
export async function startNginx({ binary, brotli }: FoundNginx, dataDir: string, page: string): Promise<Nginx> {
  const folder = join(dataDir, 'nginx')
  const site = join(folder, 'site')
  await mkdir(site, { recursive: true })
  await copyFile(page, join(site, 'index.html'))
  await copyFile(`${page}.br`, join(site, 'index.html.br'))
  const [plainPort, brotliPort] = [await freePort(), await freePort()]
  await writeFile(join(folder, 'nginx.conf'), configuration({ folder, site, plainPort, brotliPort, brotli }))
  const child = spawn(binary, ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const worker = asWorker<object>(child)
  const deadline = performance.now() + readyWithinMs
  while (!(await answers(plainPort))) {
    if (performance.now() > deadline || child.exitCode !== null) {
      if (child.exitCode === null) await Promise.all([once(child, 'exit'), child.kill('SIGKILL')])
      throw new Error('nginx did not start.')
    }
    await sleep(20)
  }
  return { plainPort, brotliPort, [Symbol.asyncDispose]: worker[Symbol.asyncDispose] }
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  )

interface Given extends Pick<FoundNginx, 'brotli'> {
  readonly folder: string
  readonly site: string
  readonly plainPort: number
  readonly brotliPort: number
}

/** Without the module, the compressed file is sent under the name of the page, which is equivalent. */
function configuration({ folder, site, plainPort, brotliPort, brotli }: Given): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${join(folder, kind)};`,
  )
  const compressed = brotli
    ? 'brotli_static on;'
    : 'location = / { types {} default_type text/html; add_header Content-Encoding br; add_header Vary Accept-Encoding; try_files /index.html.br =404; }'
  return `daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${join(folder, 'nginx.pid')};
${brotli ? `load_module ${brotli};\n` : ''}events { worker_connections 512; }
http {
${temporary.join('\n')}
  types { text/html html; }
  charset utf-8;
  access_log ${join(folder, 'access.log')};
  sendfile on;
  tcp_nodelay on;
  keepalive_requests 100000000;
  server { listen 127.0.0.1:${plainPort}; root ${site}; index index.html; }
  server { listen 127.0.0.1:${brotliPort}; root ${site}; index index.html; ${compressed} }
}
`
}
