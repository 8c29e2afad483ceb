import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import type { S3Config } from '../../config/storage.ts'
import { BlobMissingError, type BlobStore, checkKey } from './blob-store.ts'
import { createMeasure } from './measure.ts'
import { s3ClientConfig } from './s3-client.ts'
import { abortUploads, uploadInParts } from './s3-upload.ts'

const isMissing = (error: unknown) =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)

const throwMissing = (key: string) => (error: unknown) => {
  throw isMissing(error) ? new BlobMissingError(key) : error
}

/** Blobs as objects of one bucket, on S3 or a compatible server. */
export const createS3Store = ({
  config,
  tempDir,
}: {
  config: S3Config
  tempDir: string
}): BlobStore => {
  const client = new S3Client(s3ClientConfig(config))
  const at = (key: string) => ({ Bucket: config.bucket, Key: checkKey(key) })

  const get: BlobStore['get'] = async ({ key, range }) => {
    const Range = range && `bytes=${range.start}-${range.end}`
    const { Body } = await client
      .send(new GetObjectCommand({ ...at(key), ...(Range && { Range }) }))
      .catch(throwMissing(key))
    if (!(Body instanceof Readable)) throw new Error('S3 gave no body')
    return Body
  }

  const listKeys = async (prefix: string) => {
    const { Contents } = await client.send(
      new ListObjectsV2Command({ Bucket: config.bucket, Prefix: prefix }),
    )
    return (Contents ?? []).flatMap(({ Key }) => (Key ? [{ Key }] : []))
  }

  const walk = async function* (prefix: string): AsyncGenerator<string> {
    for (let after: string | undefined; ; ) {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: config.bucket,
          ...(prefix && { Prefix: prefix }),
          ...(after && { ContinuationToken: after }),
        }),
      )
      for (const { Key } of page.Contents ?? []) if (Key) yield Key
      after = page.NextContinuationToken
      if (!after) return
    }
  }

  const copy: BlobStore['copy'] = async ({ from, to }) => {
    const CopySource = `${config.bucket}/${checkKey(from)}`
    await client.send(new CopyObjectCommand({ ...at(to), CopySource })).catch(throwMissing(from))
  }

  return {
    async put({ key, body, contentType }) {
      const measure = createMeasure()
      body.on('error', (error) => measure.stream.destroy(error))
      await uploadInParts({
        client,
        target: { ...at(key), ...(contentType && { ContentType: contentType }) },
        body: body.pipe(measure.stream),
      })
      return measure.result()
    },

    get,

    async head(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(at(key)))
        return { size: ContentLength ?? 0 }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    copy,
    // A complete object never changes.
    copyBytes: copy,

    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },

    list: (folder) => walk(folder === undefined ? '' : `${checkKey(folder)}/`),

    async deleteFolder(folder) {
      const prefix = `${checkKey(folder)}/`
      for (let keys = await listKeys(prefix); keys.length > 0; keys = await listKeys(prefix)) {
        const { Errors } = await client.send(
          new DeleteObjectsCommand({
            Bucket: config.bucket,
            Delete: { Objects: keys, Quiet: true },
          }),
        )
        if (Errors?.[0]) throw new Error(`S3 did not delete: ${Errors[0].Code}`)
      }
    },

    signUrl: ({ key, expiresInSeconds }) =>
      getSignedUrl(client, new GetObjectCommand(at(key)), { expiresIn: expiresInSeconds }),

    withFile: ({ key, run }) =>
      withTempFolder({
        tempDir,
        async run(folder) {
          const path = join(folder, 'blob')
          await pipeline(await get({ key }), createWriteStream(path))
          return run(path)
        },
      }),

    dropUnfinished: ({ before }) => abortUploads({ client, bucket: config.bucket, before }),

    close: () => client.destroy(),
  }
}
