CREATE TABLE "rubrics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rubrics_color_is_known" CHECK ("rubrics"."color" in ('blue', 'green', 'amber', 'pink', 'teal', 'violet'))
);
--> statement-breakpoint
CREATE TABLE "snippets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "signature" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "rubric_id" uuid;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "rubric_id" uuid;--> statement-breakpoint
ALTER TABLE "rubrics" ADD CONSTRAINT "rubrics_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snippets" ADD CONSTRAINT "snippets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rubrics_name" ON "rubrics" USING btree ("workspace_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "snippets_name" ON "snippets" USING btree ("workspace_id","name");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_rubric" ON "posts" USING btree ("rubric_id");--> statement-breakpoint
CREATE INDEX "reels_rubric" ON "reels" USING btree ("rubric_id");