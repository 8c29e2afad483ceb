/**
 * Writes weights/faces.bin: the layers of a face detector in order, as the kernel reads them. Run it with the folder
 * of the package `@vladmandic/human` 3.3.6: `node packages/footage/generate/faces.ts <folder>`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder = ''] = process.argv.slice(2)

type Node = { name: string; op: string; input?: string[] }
type Weight = { name: string; shape: number[]; dtype: string }
type Model = {
  modelTopology: { node: Node[] }
  weightsManifest: { weights: Weight[] }[]
}

/** The published file has this shape. */
const readModel = (): Model =>
  JSON.parse(readFileSync(join(folder, 'models/blazeface.json'), 'utf8')) as Model

const model = readModel()
const bytes = readFileSync(join(folder, 'models/blazeface.bin'))
const weights = new Map<string, { shape: number[]; values: Float32Array }>()
let at = 0
for (const { name, shape } of model.weightsManifest[0]?.weights ?? []) {
  const count = shape.reduce((product, side) => product * side, 1)
  const values = new Float32Array(new Uint8Array(bytes.subarray(at, at + count * 4)).buffer)
  weights.set(name, { shape, values })
  at += count * 4
}

const padded = (count: number) => Math.ceil(count / 4) * 4

/** Output channels are padded with zeros to whole vectors. */
const padColumns = (values: Float32Array, columns: number): number[] => {
  const rows = values.length / columns
  return Array.from({ length: rows }, (_, row) => [
    ...values.subarray(row * columns, (row + 1) * columns),
    ...new Array<number>(padded(columns) - columns).fill(0),
  ]).flat()
}

const floats = model.modelTopology.node
  .filter(({ op }) => op === '_FusedConv2D' || op === 'DepthwiseConv2dNative')
  .flatMap(({ op, input = [] }) => {
    const [kernel, bias] = input.slice(1, 3).map((name) => weights.get(name))
    if (!kernel) throw new Error('a layer has no weights')
    const columns = op === '_FusedConv2D' ? (kernel.shape[3] ?? 0) : (kernel.shape[2] ?? 0)
    const own = padColumns(kernel.values, columns)
    return op === '_FusedConv2D' && bias ? [...own, ...padColumns(bias.values, columns)] : own
  })
writeFileSync(join(import.meta.dirname, '../weights/faces.bin'), new Float32Array(floats))
process.stdout.write(`${floats.length} numbers\n`)
