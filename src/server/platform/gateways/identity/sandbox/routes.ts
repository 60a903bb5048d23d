import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { sandboxIdentityWords as words } from '#content/evidence/account-tasks.ts'
import type { Config } from '../../../config/config.ts'
import { refuseForeignOrigin } from '../../../http/origin.ts'
import { limitPerAddress } from '../../../limits/address-limit.ts'
import { identityChoices, type SandboxIdentity } from './sandbox.ts'

const bodyLimit = 2_048
const perMinute = 60
const path = '/sandbox-identity/check'
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const sessionId = z.string().regex(/^vs_[0-9a-f]{32}$/)
const form = z.object({ id: sessionId, choice: z.enum(identityChoices) })

/** The page of the identity provider's stand-in, and the choices there. */
export function serveSandboxIdentity(app: FastifyInstance, config: Config, sandbox: SandboxIdentity): void {
  const limit = () => limitPerAddress(Math.ceil(perMinute * config.rateLimitScale))
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get(path, { onRequest: [limit()] }, async (request, reply) => {
      const id = sessionId.safeParse((request.query as { id?: unknown }).id).data
      const session = id === undefined ? null : await sandbox.read(id)
      return id === undefined || session === null || session.choice !== null
        ? send(reply.code(404), `<p>${words.gone}</p>`)
        : send(reply, formOf(id))
    })
    const onRequest = [refuseForeignOrigin(config.publicOrigin), limit()]
    scope.post(path, { bodyLimit, onRequest }, async (request, reply) => {
      const given = form.safeParse(request.body).data
      const session = given && (await sandbox.read(given.id))
      if (!given || !session || session.choice !== null) return send(reply.code(404), `<p>${words.gone}</p>`)
      await sandbox.choose(given.id, given.choice)
      const { pathname, search } = new URL(session.returnTo)
      return reply.redirect(`${pathname}${search}`, 303)
    })
  })
}

const choices = identityChoices
  .map(
    (choice, place) =>
      `<label><input type="radio" name="choice" value="${choice}"${place === 0 ? ' checked' : ''}> ${words.choices[choice]}</label>`,
  )
  .join('')

const formOf = (id: string) => `
  <p>${words.lead}</p>
  <form method="post" action="${path}">
    <input type="hidden" name="id" value="${id}">
    <fieldset><legend>${words.legend}</legend>${choices}</fieldset>
    <button>${words.finish}</button>
  </form>`

const style = `
  body { font: 1.0625rem/1.5 system-ui, sans-serif; margin: 0; padding: 2rem 1.25rem; background: #fdf9f3; color: #1f2a24 }
  main { max-width: 34rem; margin: 0 auto }
  h1 { font-size: 1.6rem; line-height: 1.2 }
  fieldset { border: 1px solid #d9d2c5; border-radius: .75rem; padding: .5rem 1rem; margin: 1.5rem 0 }
  legend { font-weight: 600; padding: 0 .4rem }
  label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem }
  button { font: inherit; font-weight: 600; border: 0; border-radius: 2rem; padding: .8rem 1.6rem; background: #1f5c43; color: #fff }
  :focus-visible { outline: 3px solid #1f5c43; outline-offset: 2px }`

const send = (reply: FastifyReply, inside: string) =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${words.title} | ${brand.name}</title><style>${style}</style></head><body><main><h1>${words.title}</h1>${inside}</main></body></html>`,
    )
