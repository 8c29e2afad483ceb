CREATE TABLE "clip_reels" (
	"reel_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid,
	"post_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filler_words" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transcript_pieces" (
	"transcript_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_ms" integer NOT NULL,
	"until_ms" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "transcript_pieces_transcript_id_kind_from_ms_pk" PRIMARY KEY("transcript_id","kind","from_ms"),
	CONSTRAINT "transcript_pieces_kind_is_known" CHECK ("transcript_pieces"."kind" in ('words', 'faces'))
);
--> statement-breakpoint
CREATE TABLE "transcripts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid,
	"resource_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"state" text NOT NULL,
	"seconds" double precision NOT NULL,
	"words_source" text NOT NULL,
	"typed_text" text,
	"words_until" integer DEFAULT 0 NOT NULL,
	"faces_until" integer DEFAULT 0 NOT NULL,
	"engine_name" text,
	"sound" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"cost" integer DEFAULT 0 NOT NULL,
	"reservation_id" uuid,
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_owner" uuid,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "transcripts_state_is_known" CHECK ("transcripts"."state" in ('queued', 'working', 'ready', 'failed', 'cancelled')),
	CONSTRAINT "transcripts_words_source_is_known" CHECK ("transcripts"."words_source" in ('none', 'engine', 'text')),
	CONSTRAINT "transcripts_failure_is_told" CHECK (("transcripts"."state" = 'failed') = ("transcripts"."failure" is not null))
);
--> statement-breakpoint
ALTER TABLE "generations" DROP CONSTRAINT "generations_kind_is_known";--> statement-breakpoint
ALTER TABLE "reels" DROP CONSTRAINT "reels_kind_is_known";--> statement-breakpoint
ALTER TABLE "clip_reels" ADD CONSTRAINT "clip_reels_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_reels" ADD CONSTRAINT "clip_reels_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_reels" ADD CONSTRAINT "clip_reels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_reels" ADD CONSTRAINT "clip_reels_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filler_words" ADD CONSTRAINT "filler_words_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_pieces" ADD CONSTRAINT "transcript_pieces_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_reservation_id_points_entries_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."points_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clip_reels_workspace" ON "clip_reels" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "clip_reels_user" ON "clip_reels" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "clip_reels_post" ON "clip_reels" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transcripts_one_of_a_file" ON "transcripts" USING btree ("workspace_id","resource_id");--> statement-breakpoint
CREATE INDEX "transcripts_resource" ON "transcripts" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "transcripts_user" ON "transcripts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transcripts_reservation" ON "transcripts" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "transcripts_under_way" ON "transcripts" USING btree ("id") WHERE "transcripts"."state" in ('queued', 'working');--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_kind_is_known" CHECK ("generations"."kind" in ('slideshow', 'product-demo', 'greenscreen-meme', 'talking-head', 'own-video'));--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_kind_is_known" CHECK ("reels"."kind" in ('slideshow', 'product-demo', 'greenscreen-meme', 'talking-head', 'own-video'));