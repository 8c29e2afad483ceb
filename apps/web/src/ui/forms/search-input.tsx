import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { TextInput } from './text-input.tsx'

const DEBOUNCE_MS = 300

type SearchInputProps = {
  label: string
  value: string
  /** Debounced. */
  onValueChange: (value: string) => void
  placeholder?: string
  className?: string
}

export function SearchInput({
  label,
  value,
  onValueChange,
  placeholder,
  className,
}: SearchInputProps) {
  const [text, setText] = useState(value)
  const reported = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // The value changed from outside (filters cleared, history navigation), not by this input.
    if (value !== reported.current) {
      reported.current = value
      setText(value)
    }
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <span className={clsx('relative block min-w-0', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-3 left-3 size-5 text-ink-3"
      />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={200}
        className="pl-10 [&::-webkit-search-cancel-button]:cursor-pointer"
        onChange={(event) => {
          const next = event.target.value
          setText(next)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => {
            reported.current = next.trim()
            onValueChange(next.trim())
          }, DEBOUNCE_MS)
        }}
      />
    </span>
  )
}
