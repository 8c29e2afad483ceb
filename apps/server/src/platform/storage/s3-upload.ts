import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'

const PART_BYTES = 8 * 1024 * 1024

type Target = { Bucket: string; Key: string; ContentType?: string }

async function* inParts(body: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    const buffer = Buffer.from(chunk)
    chunks.push(buffer)
    size += buffer.length
    while (size >= PART_BYTES) {
      const whole = Buffer.concat(chunks)
      yield whole.subarray(0, PART_BYTES)
      chunks = [whole.subarray(PART_BYTES)]
      size -= PART_BYTES
    }
  }
  if (size > 0) yield Buffer.concat(chunks)
}

const uploadRest = async (input: {
  client: S3Client
  target: Target
  first: Buffer
  rest: AsyncGenerator<Buffer>
}) => {
  const { client, target, first, rest } = input
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target))
  const { Bucket, Key } = target
  const upload = { Bucket, Key, UploadId }
  try {
    const parts: { ETag: string | undefined; PartNumber: number }[] = []
    const send = async (Body: Buffer) => {
      const PartNumber = parts.length + 1
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
      parts.push({ ETag, PartNumber })
    }
    await send(first)
    for await (const part of rest) await send(part)
    await client.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }),
    )
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

/** A short body is a single PUT; a longer one is a multipart upload, so its length need not be known. */
export const uploadInParts = async ({
  client,
  target,
  body,
}: {
  client: S3Client
  target: Target
  body: Readable
}): Promise<void> => {
  const parts = inParts(body)
  const { value: first = Buffer.alloc(0) } = await parts.next()
  if (first.length < PART_BYTES) {
    await client.send(new PutObjectCommand({ ...target, Body: first }))
    return
  }
  await uploadRest({ client, target, first, rest: parts })
}

/** Parts of an incomplete multipart upload are stored, and billed, until it is aborted. */
export const abortUploads = async ({
  client,
  bucket: Bucket,
  before,
}: {
  client: S3Client
  bucket: string
  before: Date
}): Promise<void> => {
  let marker: Pick<ListMultipartUploadsCommandOutput, 'NextKeyMarker' | 'NextUploadIdMarker'> = {}
  for (;;) {
    const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = marker
    const page = await client.send(
      new ListMultipartUploadsCommand({ Bucket, KeyMarker, UploadIdMarker }),
    )
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (!Initiated || Initiated >= before) continue
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
    }
    if (!page.IsTruncated) return
    marker = page
  }
}
