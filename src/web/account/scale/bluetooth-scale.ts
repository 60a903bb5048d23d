import {
  type Decoded,
  decodeBodyComposition,
  decodeWeight,
  type ScalePacket,
  scaleCharacteristics,
  scaleServices,
} from '#domain/scale/measurement-bytes.ts'

/** As much of Web Bluetooth as a scale needs: TypeScript's library does not know it. */
interface Characteristic extends EventTarget {
  readonly value?: DataView
  startNotifications(): Promise<unknown>
}
interface Service {
  getCharacteristic(id: number): Promise<Characteristic>
}
interface GattServer {
  readonly connected: boolean
  connect(): Promise<GattServer>
  disconnect(): void
  getPrimaryService(id: number): Promise<Service>
}
interface Device extends EventTarget {
  readonly gatt?: GattServer
}
interface Bluetooth {
  getAvailability?(): Promise<boolean>
  requestDevice(wanted: {
    readonly filters: readonly { readonly services: readonly number[] }[]
    readonly optionalServices: readonly number[]
  }): Promise<Device>
}

const bluetoothHere = () => (navigator as { readonly bluetooth?: Bluetooth }).bluetooth

/** Whether this browser can connect to a scale at all. */
export const hasBluetooth = () => bluetoothHere() !== undefined

export type ConnectProblem = 'off' | 'none' | 'blocked' | 'not a scale' | 'asks for consent' | 'lost'

export class ConnectError extends Error {
  readonly problem: ConnectProblem
  constructor(problem: ConnectProblem) {
    super(problem)
    this.problem = problem
  }
}

export interface ScaleListener {
  readonly onConnecting: () => void
  readonly onPacket: (decoded: Decoded<ScalePacket>) => void
  readonly onEnded: () => void
}

export interface ConnectedScale {
  readonly stop: () => void
  /** It has users of its own, and may say nothing before one of them has agreed by a code. */
  readonly keepsUsers: boolean
}

/** Asks which scale, connects, and listens until it is disconnected. Throws a ConnectError. */
export async function connectScale({ onConnecting, onPacket, onEnded }: ScaleListener): Promise<ConnectedScale> {
  const bluetooth = bluetoothHere()
  if (!bluetooth) throw new ConnectError('blocked')
  if ((await bluetooth.getAvailability?.()) === false) throw new ConnectError('off')
  const device = await bluetooth
    .requestDevice({
      filters: [{ services: [scaleServices.weight] }, { services: [scaleServices.bodyComposition] }],
      optionalServices: [scaleServices.weight, scaleServices.bodyComposition, scaleServices.userData],
    })
    .catch((error: unknown) => {
      throw new ConnectError(nameOf(error) === 'SecurityError' ? 'blocked' : 'none')
    })
  onConnecting()
  device.addEventListener('gattserverdisconnected', onEnded, { once: true })
  const stop = () => device.gatt?.disconnect()
  try {
    const server = await device.gatt?.connect()
    if (!server) throw new ConnectError('lost')
    const listened = [
      await listen(server, scaleServices.weight, scaleCharacteristics.weight, (bytes) => onPacket(decodeWeight(bytes))),
      await listen(server, scaleServices.bodyComposition, scaleCharacteristics.bodyComposition, (bytes) =>
        onPacket(decodeBodyComposition(bytes)),
      ),
    ]
    const keepsUsers = (await serviceOf(server, scaleServices.userData)) !== null
    if (listened.includes('ok')) return { stop, keepsUsers }
    throw new ConnectError(listened.includes('refused') && keepsUsers ? 'asks for consent' : 'not a scale')
  } catch (error) {
    device.removeEventListener('gattserverdisconnected', onEnded)
    stop()
    throw error instanceof ConnectError ? error : new ConnectError('lost')
  }
}

const nameOf = (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : '')

/** Null: the scale does not have it. */
const serviceOf = (server: GattServer, id: number): Promise<Service | null> =>
  server.getPrimaryService(id).catch((error: unknown) => {
    if (nameOf(error) === 'NotFoundError') return null
    throw error
  })

/** An encrypted characteristic makes the system pair with the scale first. `refused`: it is there and gives nothing. */
async function listen(
  server: GattServer,
  serviceId: number,
  characteristicId: number,
  onBytes: (bytes: DataView) => void,
): Promise<'ok' | 'missing' | 'refused'> {
  const service = await serviceOf(server, serviceId)
  if (!service) return 'missing'
  try {
    const characteristic = await service.getCharacteristic(characteristicId)
    characteristic.addEventListener('characteristicvaluechanged', () => {
      if (characteristic.value) onBytes(characteristic.value)
    })
    await characteristic.startNotifications()
    return 'ok'
  } catch (error) {
    if (!server.connected) throw error
    return nameOf(error) === 'NotFoundError' ? 'missing' : 'refused'
  }
}
