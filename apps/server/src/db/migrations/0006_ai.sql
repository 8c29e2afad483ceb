CREATE TABLE "ai_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"task" jsonb NOT NULL,
	"output" jsonb,
	"failure_code" text,
	"model" text NOT NULL,
	"is_offline" boolean NOT NULL,
	"reservation_id" uuid,
	"key" text,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost" bigint NOT NULL,
	"alive_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "ai_requests_kind_is_known" CHECK ("ai_requests"."kind" in ('hooks', 'caption', 'rewrite', 'adapt', 'hashtags', 'alt_text', 'slideshow', 'talking_head', 'product_demo', 'meme', 'content_plan', 'product_ideas', 'comment_reply')),
	CONSTRAINT "ai_requests_state_is_known" CHECK ("ai_requests"."state" in ('running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "ai_requests_end_is_told" CHECK (("ai_requests"."state" = 'running') = ("ai_requests"."finished_at" is null)
        and ("ai_requests"."state" = 'done') = ("ai_requests"."output" is not null)
        and ("ai_requests"."state" in ('failed', 'cancelled')) = ("ai_requests"."failure_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "brand_voices" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"tone" text NOT NULL,
	"about" text NOT NULL,
	"words_to_use" text[] NOT NULL,
	"words_to_avoid" text[] NOT NULL,
	"examples" text[] NOT NULL,
	CONSTRAINT "brand_voices_tone_is_known" CHECK ("brand_voices"."tone" in ('neutral', 'friendly', 'bold', 'expert', 'playful'))
);
--> statement-breakpoint
ALTER TABLE "ai_requests" ADD CONSTRAINT "ai_requests_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_requests" ADD CONSTRAINT "ai_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_requests" ADD CONSTRAINT "ai_requests_reservation_id_points_entries_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."points_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_voices" ADD CONSTRAINT "brand_voices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_requests_page" ON "ai_requests" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "ai_requests_of_user" ON "ai_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_requests_by_day" ON "ai_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ai_requests_reservation" ON "ai_requests" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "ai_requests_running" ON "ai_requests" USING btree ("alive_at") WHERE "ai_requests"."state" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "ai_requests_one_at_a_time" ON "ai_requests" USING btree ("user_id") WHERE "ai_requests"."state" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "ai_requests_key" ON "ai_requests" USING btree ("workspace_id","user_id","key");