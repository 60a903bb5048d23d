import { randomUUID } from 'node:crypto'
import { withFilesType } from '#contract/with-files.ts'
import type { startTestApp } from './test-app.ts'
import { bytesOf, heicOf, jpegOf, pngOf } from './test-files.ts'
import { humanToken } from './test-gateways.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

interface TestFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** One file of each kind, as small as possible. */
export const goodFiles = {
  pdf: {
    name: 'letter.pdf',
    type: 'application/pdf',
    bytes: bytesOf('%PDF-1.7\n%', [0xe2, 0xe3, 0xcf, 0xd3], '\n%%EOF\n'),
  },
  png: { name: 'screen.png', type: 'image/png', bytes: pngOf(1_170, 2_532) },
  jpeg: { name: 'photo.JPG', type: 'image/jpeg', bytes: jpegOf(4_032, 3_024) },
  heic: { name: 'phone.heic', type: '', bytes: heicOf(4_032, 3_024) },
  text: { name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('Grüße, 10 £\r\n\tand a tab 🦦\n') },
} satisfies Record<string, TestFile>

export const goodRequest = () => ({
  id: randomUUID() as string,
  token: humanToken as string,
  email: 'sam@ferncliff.example',
  reason: 'order',
  subject: 'Where is my parcel?',
  description: 'It was due on Tuesday.\nPlease tell me where it is.',
})

/** The body a browser sends: the line, then the files. */
export const bodyWith = (request: object, files: readonly TestFile[]): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${JSON.stringify({ ...request, files: files.map(({ name, type, bytes: { length: size } }) => ({ name, type, size })) })}\n`,
    ),
    ...files.map((file) => file.bytes),
  ])

export const sendBytes = (app: TestApp, payload: Buffer, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url: '/api/contact_us',
    headers: { 'content-type': withFilesType, ...headers },
    payload,
  })

export const sendRequest = (
  app: TestApp,
  request: object,
  files: readonly TestFile[] = [],
  headers: Record<string, string> = {},
) => sendBytes(app, bodyWith(request, files), headers)
