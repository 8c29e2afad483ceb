CREATE TABLE "automation_videos" (
	"automation_id" integer NOT NULL,
	"resource_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"state" text NOT NULL,
	"clips" integer DEFAULT 0 NOT NULL,
	"cost" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure_text" text,
	"next_look_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "automation_videos_automation_id_resource_id_pk" PRIMARY KEY("automation_id","resource_id"),
	CONSTRAINT "automation_videos_state_is_known" CHECK ("automation_videos"."state" in ('waiting', 'reading', 'cut', 'failed')),
	CONSTRAINT "automation_videos_end_is_told" CHECK (("automation_videos"."state" in ('waiting', 'reading')) = ("automation_videos"."next_look_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "ai_requests" DROP CONSTRAINT "ai_requests_kind_is_known";--> statement-breakpoint
ALTER TABLE "automation_videos" ADD CONSTRAINT "automation_videos_automation_id_automations_id_fk" FOREIGN KEY ("automation_id") REFERENCES "public"."automations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_videos" ADD CONSTRAINT "automation_videos_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automation_videos_resource" ON "automation_videos" USING btree ("resource_id");--> statement-breakpoint
ALTER TABLE "ai_requests" ADD CONSTRAINT "ai_requests_kind_is_known" CHECK ("ai_requests"."kind" in ('hooks', 'caption', 'rewrite', 'adapt', 'hashtags', 'alt_text', 'slideshow', 'talking_head', 'product_demo', 'meme', 'content_plan', 'product_ideas', 'comment_reply', 'clip_choice'));