import { z } from 'zod'

const plain = (value: number) => value.toLocaleString('en-GB')

/** Each says what is wanted, beginning with "must": the given value is put before it. */

export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to, {
      error: `must be a whole number from ${from} to ${to}`,
    })
    .transform(Number)

export const numberAbove0 = (to: number) =>
  z
    .string()
    .refine((value) => Number(value) > 0 && Number(value) <= to, {
      error: `must be a number above 0 and at most ${plain(to)}`,
    })
    .transform(Number)

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` })

export const onOrOff = oneOf(['0', '1']).transform((value) => value === '1')

export const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, hostname: /^/, error: `must be an address such as ${example}` })

const hostName = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:]+\])$/i

/** Names or addresses of machines, without ports; IPv6 in brackets. */
export const hostList = z
  .string()
  .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every((host) => hostName.test(host)), {
    error: 'must be host names, separated by commas, without http:// or a port',
  })

/** The push services of Chrome, Firefox, Safari and Edge. */
export const knownPushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
] as const

const pushHost = /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/

/** Names of push services; `*.` in front stands for one or more labels. Addresses of machines are none. */
export const pushHostList = z
  .string()
  .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every((host) => pushHost.test(host)), {
    error: 'must be names of push services, separated by commas, such as fcm.googleapis.com or *.notify.windows.com',
  })

/** A key for Web Push (VAPID), as browsers write it. */
export const vapidKey = (bytes: number) =>
  z
    .string()
    .refine((value) => /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes, {
      error: `must be ${bytes} bytes in base64url: npx web-push generate-vapid-keys makes a pair`,
    })
    .optional()

/** A machine and a port of it; IPv6 in brackets. */
export const hostAndPort = (example: string) =>
  z
    .string()
    .transform((value) => /^(.+):(\d{1,5})$/.exec(value.trim()))
    .refine((parts) => parts !== null && hostName.test(parts[1] ?? '') && Number(parts[2]) <= 65_535, {
      error: `must be a host name and a port, such as ${example}`,
    })
    .transform((parts) => ({ host: (parts?.[1] ?? '').replace(/^\[|\]$/g, ''), port: Number(parts?.[2]) }))

/** STUN and TURN servers, as WebRTC writes them. */
export const iceUrls = (scheme: 'stun' | 'turn') =>
  z
    .string()
    .transform((value) => value.split(',').map((url) => url.trim()))
    .refine(
      (urls) =>
        urls.every((url) => new RegExp(`^${scheme}s?:[\\w.-]+(:\\d{1,5})?(\\?transport=(udp|tcp))?$`).test(url)),
      {
        error: `must be addresses such as ${scheme}:${scheme}.example:3478, separated by commas`,
      },
    )

/** An address with a placeholder. */
export const addressTemplate = (place: string, example: string) =>
  z.string().refine((value) => URL.canParse(value) && value.startsWith('https://') && value.includes(place), {
    error: `must be an address such as ${example}`,
  })

/** Calling codes without a country: satellite, paging and premium services. */
const noCountry = /^(0|44$|80[08]|87|88[12389]|979)/

export const callingCodes = z
  .string()
  .transform((value) => value.split(',').map((code) => code.trim().replace(/^\+/, '')))
  .refine((codes) => codes.every((code) => /^\d{1,3}$/.test(code) && !noCountry.test(code)), {
    error: 'must be calling codes of countries other than the UK, separated by commas, such as 353,33',
  })

/** Values that may be shown in a message. An unknown name counts as secret as soon as it sounds like one. */
export const isSecret = (name: string): boolean => /_(URL|KEYS?|SECRET|TOKEN|SID)$/.test(name)
