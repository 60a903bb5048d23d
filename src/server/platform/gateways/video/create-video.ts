import type { Config } from '../../config/config.ts'
import type { Vault } from '../../encryption/vault.ts'
import { builtInVideo } from './built-in-video.ts'
import { outsideVideo } from './outside-video.ts'
import type { Video } from './video.ts'

/** An external service if it is configured; otherwise our own video room. */
export const createVideo = (config: Config, vault: Vault): Video =>
  config.videoLink === null ? builtInVideo(config) : outsideVideo(config.videoLink, vault)
