import { type ResourceKind, resourceKind } from '@kadr/contract/library/resources'
import { Segmented } from '../../ui/forms/segmented.tsx'
import { copy, KIND_NAME } from '../copy.ts'

const ALL = 'all'

type Props = {
  value: ResourceKind | undefined
  onValueChange: (kind: ResourceKind | undefined) => void
  /** Kinds offered; by default all of them plus "any". */
  kinds?: readonly ResourceKind[] | undefined
  className?: string
}

export const KindChoice = ({ value, onValueChange, kinds, className }: Props) => {
  const options = [
    ...(kinds ? [] : [{ value: ALL, label: copy.allKinds }]),
    ...(kinds ?? resourceKind.options).map((kind) => ({ value: kind, label: KIND_NAME[kind] })),
  ]
  return (
    <Segmented
      label={copy.kinds}
      options={options}
      value={value ?? ALL}
      onValueChange={(next) => onValueChange(resourceKind.options.find((kind) => kind === next))}
      {...(className && { className })}
    />
  )
}
