import { parentPort, workerData } from 'node:worker_threads'
import { rasteriseOpaque } from './rasterise.ts'

const { drawings, width } = workerData as { drawings: [address: string, svg: string][]; width: number }

parentPort?.postMessage(Object.fromEntries(drawings.map(([address, svg]) => [address, rasteriseOpaque(svg, width)])))
