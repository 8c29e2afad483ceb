import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlStyle, useFieldControl } from './field.tsx'

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input {...useFieldControl()} {...rest} type={type} className={clsx(controlStyle, className)} />
  )
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      rows={rows}
      className={clsx(controlStyle, 'field-sizing-content resize-y', className)}
    />
  )
}
