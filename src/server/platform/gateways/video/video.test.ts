import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { builtInVideo } from './built-in-video.ts'

describe('our own video room', () => {
  it('gives credentials for a relay that expire, as coturn checks them', () => {
    const now = Date.parse('2026-03-18T10:00:00Z')
    const given = readConfig({
      STUN_URLS: 'stun:stun.example:3478',
      TURN_URLS: 'turn:turn.example, turns:turn.example:5349',
      TURN_SECRET: 's',
    })
    const video = builtInVideo(given)
    if (video.kind !== 'built-in') throw new Error('It is ours.')
    const [stun, turn] = video.iceServers('patient', now)
    expect(stun).toEqual({ urls: ['stun:stun.example:3478'] })
    expect(turn?.urls).toEqual(['turn:turn.example', 'turns:turn.example:5349'])
    expect(turn?.username).toBe(`${now / 1_000 + 4 * 3_600}:patient`)
    expect(turn?.credential).toBe(
      createHmac('sha1', 's')
        .update(turn?.username ?? '')
        .digest('base64'),
    )
  })

  it.each([
    ['VIDEO_LINK', 'http://video.example/{room}'],
    ['VIDEO_LINK', 'https://video.example/one-room-for-all'],
    ['STUN_URLS', 'https://stun.example'],
    ['TURN_URLS', 'turn:user@turn.example'],
  ])('reports when %s is %s', (name, value) => {
    expect(() => readConfig({ [name]: value, TURN_SECRET: 's' })).toThrow(new RegExp(`${name} is .* It must be`))
  })

  it('uses no server where none is set up', () => {
    const video = builtInVideo(readConfig({}))
    expect(video.kind === 'built-in' && video.iceServers('patient', 0)).toEqual([])
  })
})
