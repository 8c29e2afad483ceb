import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { ApiCall } from '../content/page-data.ts'
import { type CallAnswer, runCall } from './run-call.ts'

const copy = {
  open: 'Попробовать',
  key: 'Ключ',
  keyHint: 'Остаётся на этой странице: мы его не запоминаем.',
  query: 'Параметры',
  queryHint: 'Например: limit=10',
  body: 'Тело запроса',
  note: 'Вызов настоящий: он изменит пространство этого ключа.',
  run: 'Выполнить',
} as const

const Answer = ({ status, ms, text, rate }: CallAnswer) => (
  <div role="status" className="grid min-w-0 grid-cols-1 gap-1">
    <p className="text-label">
      <strong className={status === 200 ? 'text-published' : 'text-failed'}>{status || '—'}</strong>{' '}
      <span className="text-ink-3">
        {ms} мс {rate}
      </span>
    </p>
    <pre className="rounded-card bg-sunken p-4 text-label wrap-anywhere whitespace-pre-wrap">
      {text}
    </pre>
  </div>
)

const Form = ({ call }: { call: ApiCall }) => {
  const [key, setKey] = useState('')
  const [values, setValues] = useState<Record<string, string>>({})
  const [query, setQuery] = useState('')
  const [body, setBody] = useState(call.body)
  const [answer, setAnswer] = useState<CallAnswer>()
  const [isRunning, setIsRunning] = useState(false)
  const run = async (event: FormEvent) => {
    event.preventDefault()
    setIsRunning(true)
    setAnswer(await runCall({ call, key, values, query, body }))
    setIsRunning(false)
  }
  return (
    <form className="grid grid-cols-1 gap-4 pt-3" onSubmit={(event) => void run(event)}>
      <Field label={copy.key} hint={copy.keyHint} isRequired>
        <TextInput
          type="password"
          autoComplete="off"
          required
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
      </Field>
      {call.pathNames.map((name) => (
        <Field key={name} label={name} isRequired>
          <TextInput
            required
            autoComplete="off"
            value={values[name] ?? ''}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        </Field>
      ))}
      {call.method === 'GET' ? (
        <Field label={copy.query} hint={copy.queryHint}>
          <TextInput
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </Field>
      ) : null}
      {call.body === '' ? null : (
        <label className="grid gap-1.5">
          <span className="font-medium">{copy.body}</span>
          <textarea
            rows={8}
            spellCheck={false}
            className="rounded-control border border-line-strong bg-surface p-3 font-mono text-label"
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
        </label>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isLoading={isRunning}>
          {copy.run}
        </Button>
        {call.isWrite ? <span className="text-label text-ink-2">{copy.note}</span> : null}
      </div>
      {answer ? <Answer {...answer} /> : null}
    </form>
  )
}

/** Sends the call with a pasted key; the key is kept nowhere. */
export const CallConsole = ({ call }: { call: ApiCall }) => (
  <details className="rounded-card border border-line bg-surface p-4">
    <summary className="min-h-6 cursor-pointer font-medium">{copy.open}</summary>
    <Form call={call} />
  </details>
)
