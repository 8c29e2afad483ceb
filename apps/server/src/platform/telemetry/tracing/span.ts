/** Never tokens, texts of people or addresses with secrets. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

export type SpanStart = {
  name: string
  kind: 'internal' | 'server' | 'client' | 'consumer'
  attributes?: Attributes
  /** `traceparent` of what caused it; without it that of the work it is begun in. */
  parent?: string | undefined
}

export type OpenSpan = {
  /** Undefined where nothing is traced. */
  traceparent: string | undefined
  end(outcome?: { attributes?: Attributes; isFailed?: boolean; name?: string }): void
}

export type Tracer = {
  begin(start: SpanStart): OpenSpan
  /** Sends what is left. */
  close(): Promise<void>
}
