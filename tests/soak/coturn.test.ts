import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { type Browser, chromium, type Page } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { builtInVideo } from '#server/platform/gateways/video/built-in-video.ts'
import { freePort } from '#server/platform/http/free-port.ts'
import { ownFolder } from '#server/testing/own-folder.ts'
import { findBrowser } from '../../scripts/browser.mjs'
import { root } from '../../scripts/prepare.mjs'
import { until } from '../faults/until.ts'

const binary = [process.env.TURNSERVER ?? '', '/usr/bin/turnserver'].find((path) => path !== '' && existsSync(path))
const delivered = readFileSync(join(root, 'deploy/coturn/turnserver.conf'), 'utf8')
const secret = 'a secret of the rehearsal'

/** The delivered file on loopback. It refuses peers on loopback, except where a test allows them. */
async function startRelay({ peersOnLoopback }: { readonly peersOnLoopback: boolean }) {
  const folder = await ownFolder('coturn')
  const [port, tlsPort] = [await freePort(), await freePort()]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', [...made, ...files], { stdio: 'ignore' })
  const placed = delivered
    .replaceAll(/\$\{TURN_HOST\}/g, 'localhost')
    .replaceAll(/\$\{TURN_SECRET\}/g, secret)
    .replace(/^external-ip=.*$/m, 'listening-ip=127.0.0.1\nrelay-ip=127.0.0.1')
    .replace('listening-port=3478', `listening-port=${port}`)
    .replace('tls-listening-port=5349', `tls-listening-port=${tlsPort}`)
    .replaceAll('/etc/coturn/tls', folder)
    .replace(/^syslog$/m, `log-file=stdout\npidfile=${join(folder, 'pid')}\nuserdb=${join(folder, 'db')}`)
  const changed = peersOnLoopback ? placed.replace(/^denied-peer-ip=127.*$/m, 'allow-loopback-peers') : placed
  expect(changed.replaceAll(/^#.*$/gm, '')).not.toMatch(/\$\{|\/etc\/|3478|5349/)
  await writeFile(join(folder, 'turnserver.conf'), changed)
  const child = spawn(binary as string, ['-c', join(folder, 'turnserver.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`coturn did not start.\n${said}`)
    return (await protocolOf(tlsPort).catch(() => null)) !== null
  }, 20_000)
  return { port, tlsPort, said: () => said }
}

/** The TLS version it negotiates. */
const protocolOf = (port: number, maxVersion: 'TLSv1.1' | 'TLSv1.3' = 'TLSv1.3') =>
  new Promise<string | null>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', rejectUnauthorized: false, minVersion: 'TLSv1' as const, maxVersion }
    const socket = connectTls({ ...options, ciphers: 'DEFAULT@SECLEVEL=0' }, () => {
      resolve(socket.getProtocol())
      socket.destroy()
    })
    socket.once('error', reject)
  })

async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  })
  onTestFinished(() => browser.close())
  return browser
}

/** Browsers allow cameras on secure origins only, and localhost is one. */
async function emptyPage(): Promise<string> {
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end('<!doctype html>'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : 0}/`
}

type Ice = { urls: string[]; username?: string; credential?: string }[]

interface Side {
  offer(): Promise<string>
  answer(offer: string): Promise<string>
  take(answer: string): Promise<void>
  /** Frames of the other side, the number of candidates, and the candidate types of the connection. */
  seen(): Promise<{ frames: number; candidates: number; ways: string[]; state: string }>
}

/** One browser with camera and microphone, which uses the relay or does not connect. */
async function side(page: Page, iceServers: Ice): Promise<Side> {
  await page.evaluate(async (servers) => {
    const connection = new RTCPeerConnection({ iceServers: servers, iceTransportPolicy: 'relay' })
    const video = document.createElement('video')
    video.muted = true
    video.autoplay = true
    document.body.append(video)
    connection.addEventListener('track', ({ streams }) => (video.srcObject = streams[0] ?? null))
    const own = await navigator.mediaDevices.getUserMedia({ audio: true, video: true })
    for (const track of own.getTracks()) connection.addTrack(track, own)
    const gathered = () =>
      new Promise<void>((resolve) => {
        const look = () => connection.iceGatheringState === 'complete' && resolve()
        connection.addEventListener('icegatheringstatechange', look)
        look()
      })
    const description = async () => {
      await gathered()
      return JSON.stringify(connection.localDescription)
    }
    Object.assign(window, {
      side: {
        async offer() {
          await connection.setLocalDescription(await connection.createOffer())
          return description()
        },
        async answer(offer: string) {
          await connection.setRemoteDescription(JSON.parse(offer))
          await connection.setLocalDescription(await connection.createAnswer())
          return description()
        },
        take: (answer: string) => connection.setRemoteDescription(JSON.parse(answer)),
        async seen() {
          const stats = [...(await connection.getStats()).values()]
          const pair = stats.find((one) => one.type === 'candidate-pair' && one.nominated && one.state === 'succeeded')
          const kind = (id?: string) => stats.find((one) => one.id === id)?.candidateType ?? 'none'
          return {
            frames: video.getVideoPlaybackQuality().totalVideoFrames,
            candidates: stats.filter((one) => one.type === 'local-candidate').length,
            ways: [kind(pair?.localCandidateId), kind(pair?.remoteCandidateId)],
            state: connection.connectionState,
          }
        },
      },
    })
  }, iceServers)
  const call = (name: string, given?: string) =>
    page.evaluate(
      ([does, text]) =>
        (window as never as { side: Record<string, (text?: string) => unknown> }).side[does ?? '']?.(text),
      [name, given] as const,
    )
  return {
    offer: () => call('offer') as Promise<string>,
    answer: (offer) => call('answer', offer) as Promise<string>,
    take: (answer) => call('take', answer) as Promise<void>,
    seen: () => call('seen') as ReturnType<Side['seen']>,
  }
}

/** Credentials as Larkwell issues them. */
function iceServers(url: string, turnSecret = secret) {
  const video = builtInVideo({ stunUrls: [], turn: { urls: [url], secret: turnSecret } })
  if (video.kind !== 'built-in') throw new Error('It is ours.')
  return (role: 'patient' | 'clinician') => video.iceServers(role, Date.now()) as unknown as Ice
}

async function twoSides(ice: (role: 'patient' | 'clinician') => Ice) {
  const browsers = [await openBrowser(), await openBrowser()]
  const address = await emptyPage()
  const pages = await Promise.all(browsers.map((browser) => browser.newPage()))
  for (const page of pages) await page.goto(address)
  const [clinician, patient] = [
    await side(pages[0] as Page, ice('clinician')),
    await side(pages[1] as Page, ice('patient')),
  ]
  return { clinician, patient }
}

test.skipIf(binary === undefined).for(['udp', 'tcp'])(
  'O-6 two browsers see each other through our coturn settings and nothing else, reached over %s',
  { timeout: 180_000 },
  async (transport, { annotate }) => {
    const relay = await startRelay({ peersOnLoopback: true })
    const { clinician, patient } = await twoSides(iceServers(`turn:127.0.0.1:${relay.port}?transport=${transport}`))
    await clinician.take(await patient.answer(await clinician.offer()))
    for (const one of [clinician, patient]) {
      await until(async () => (await one.seen()).frames > 10, 30_000)
      expect(await one.seen()).toMatchObject({ ways: ['relay', 'relay'], state: 'connected' })
    }
    await annotate(`${transport}: ${JSON.stringify(await clinician.seen())}`)
  },
)

test.skipIf(binary === undefined)(
  'O-6 as it is delivered, coturn relays to no address of this machine, takes no other secret, and speaks TLS 1.2 or later',
  { timeout: 180_000 },
  async () => {
    const relay = await startRelay({ peersOnLoopback: false })
    const url = `turn:127.0.0.1:${relay.port}?transport=udp`
    const { clinician, patient } = await twoSides(iceServers(url))
    await clinician.take(await patient.answer(await clinician.offer()))
    // Both have a relay, which does not connect them to each other.
    await until(async () => (await clinician.seen()).state === 'failed', 60_000)
    expect(await clinician.seen()).toMatchObject({ frames: 0, candidates: 1, ways: ['none', 'none'] })

    const stranger = await side(
      await (await openBrowser()).newPage().then(async (page) => {
        await page.goto(await emptyPage())
        return page
      }),
      iceServers(url, 'another secret')('patient'),
    )
    expect(await stranger.offer()).not.toContain('typ relay')

    expect(await protocolOf(relay.tlsPort)).toMatch(/^TLSv1\.[23]$/)
    await expect(protocolOf(relay.tlsPort, 'TLSv1.1')).rejects.toThrow()
  },
)
