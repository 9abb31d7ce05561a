import type { PhrasingTable } from '../phrasing-table.js';

/** How visitors ask about the agency, its people and its positions. */
export const peoplePhrasings: PhrasingTable = {
  founding: `when did you start; how long have you been around; what year were you founded; how old is the business; are you new;
    how many years in business; since when; how long have you been doing this; who founded it; who is the founder; who started it;
    how long are you in the game; established; are you a young company; when did the company begin; how much experience in years; been at it how long`,
  story: `how did you come to be; what is your story; who are you people; tell me about the company; how did it begin; where does northloop come from;
    what kind of company are you; about you; background of the agency; how did it all start; the bakery story; why did maya start it;
    introduce yourself; what is this place; say something about yourselves; what is northloop all about; how did this outfit start`,
  mission: `what do you stand for; your values; what do you believe in; mission statement; principles; what is important to you; what drives you;
    your philosophy; goals of the company; how do you treat clients; code of conduct; what are your values; ethics; motto; company culture values;
    what do you live by; what if you make a mistake; own the mistake; do you admit mistakes`,
  figures: `how many projects; how many clients have you had; number of websites built; how many jobs have you done; your numbers; statistics about you;
    how satisfied are customers; satisfaction rate; how experienced are you; how many sites have you made; projects completed; percent happy clients;
    what figures can you show; how many customers; volume of work`,
  awards: `any awards; did you win something; prizes; award winning; recognition; are you award winning; trophies; which award; honors; won anything`,
  team: `who is on the team; how many people are you; how big is your company; who works there; your staff; number of employees; who will I work with;
    do you outsource; offshore; is the work done in the us; do you use subcontractors; is it all in house; who are the people; who are you all;
    names of the team; list of employees; crew size; one man band; how many folks work there; do you farm out work; freelancers; how large is the agency;
    team members; who does the work; who would be doing the work; meet the people; work done overseas; employees in the studio`,
  'team-culture': `how do you work together; what is the culture like; team days; do clients come to lunch; what happens on tuesdays; critique;
    teach one thing a month; do you hang out; office life; atmosphere; what is it like in the studio; lunch lessons`,
  'listing-evenings': `do you hold free classes; listings evening; workshop for owners; events; do you teach owners; free seminar about google; training evening;
    do you give talks; meetups`,
  reviews: `what do customers say; testimonials; can I read reviews; happy clients; client feedback; do people like you; what do others think of you;
    any reviews; reputation; recommendations; are your clients happy; quotes from clients; satisfied customers; what do clients think; ratings;
    who can vouch for you; opinions about you; ingrid tveit; dale sorvik; nadia farrow; tveit bakehouse; what does the baker say`,
  'talk-to-clients': `can I talk to a client; call one of your customers; reference call; put me in touch with a customer; phone number of a former client;
    speak with someone you worked for; contact of a client; references I can call`,
  portfolio: `show me what you have done; your work; examples; past projects; previous clients; what have you built; portfolio; case studies; sites you made;
    show me some websites; who have you worked for; see your stuff; previous jobs; work samples; what did you do before; your best work; references;
    let me see something; things you have made; proof of your work; anything like my business; show off; recent projects; who are your customers`,
  'portfolio-health': `work for doctors; clinic website example; did you do something for dentists; medical clients; healthcare references; clinic booking;
    hospital; health projects; bookings at the clinic; what did the clinic gain; st cloud clinic; family clinic; did bookings go up; therapist site; vet clinic`,
  'portfolio-food': `work for restaurants; bakery site; done anything for a cafe; food clients; order ahead example; restaurant references; brewery;
    coffee shop example; food business experience; catering clients; anything in food and drink; the bakery project; kitchen`,
  'portfolio-finance': `work for banks; credit union; finance clients; loan application project; school clients; education projects; insurance clients;
    what came of the credit union project; finished applications; results for the credit union; university; accountants; any schools`,
  'portfolio-farm': `work for farmers; farm projects; agriculture; co-op; delivery app for vegetables; farm stand; northfield; anything for growers; seed store; ranch`,
  'portfolio-trades': `work for plumbers; trades examples; contractors you worked for; home services; hvac clients; electricians; builders; roofers;
    construction clients; anything for tradesmen; snow removal; landscaping references; jobs for the trades`,
  'project-plumbing': `the plumber site; dispatch site; duluth project; sorvik; service request site; how did the plumbing site work; the leak photo form`,
  'project-letterpress': `quote builder for printing; print shop project; letterpress project; wedding invitation site; price calculator for a printer; farrow and finch; paper and ink`,
  'project-music-school': `music school project; enrollment site; lessons site; what did the music school get; school example; trial lessons; cello and cedar`,
  'project-snow': `snow removal app; plow app; the plowing project; driveways app; drivers with gloves; snow crew`,
  'project-yoga': `yoga app; studio class app; chicago yoga; class schedule app; fitness app example; waitlist app for classes; gym example`,
  careers: `are you hiring; looking for people; job openings; do you have work for me; any jobs; can I work there; vacancies; open roles; need help;
    I want to apply; send my resume; join your team; internship; summer job; apprentice; hiring right now; work for you; employment; positions;
    looking for a job; do you take interns; do you hire juniors; entry level; part time job; how do I apply; where do I send my cv; speculative application;
    what jobs do you have; can I come work for you; is there an opening; student job; who do you need; taking on staff`,
  'job-developer': `developer job; work for a programmer; senior web developer; coder wanted; engineer position; requirements for developer; react job;
    typescript position; can I apply as a developer; programming job; software engineer vacancy; what must a developer know; backend job; job for coders;
    do you have something for a web developer; years of experience for developer; sql skills for the job; frontend engineer opening`,
  'job-designer': `designer job; product designer; ux job; what do you want from a designer; design position; requirements for designer; graphic designer opening;
    work as a designer; do I need a portfolio; degree for the design job; years of experience for designer; design vacancy; what does the designer do; hiring designers`,
  'job-search': `seo job; local search specialist; marketing job; what does the search person do; job for a writer; requirements for the search job;
    content job; search console job; position in marketing; copywriter job; seo vacancy; remote seo position; what do you want from a search specialist`,
  'job-operations': `office job; coordinator position; client operations; admin work; bookkeeper job; receptionist; job with phones and invoices;
    project coordinator; assistant job; requirements for the coordinator; project manager opening; office manager; scheduling job; I do books and answer phones`,
  'remote-work': `can I work from home; remote; do I have to move; work from another state; home office; live in texas and work for you; telecommute;
    must I come to the office; hybrid; work from abroad; fully remote jobs; where do I have to work; is the job in maple grove; relocate`,
  salary: `what do you pay; how much would I earn; salary; wages; pay range; hourly wage; compensation; how much money for the job; what does the position pay;
    income; is the pay good; starting salary; how much does a designer make; pay scale; what is the pay like; what would I make`,
  benefits: `what benefits; health insurance; dental; vision; retirement; 401k; vacation; time off; days off; holidays for staff; parental leave;
    maternity; paternity leave; paid leave; profit sharing; sick days; pto; insurance for employees; pension; baby leave; do you cover family;
    how many weeks off; bonus; medical plan; benefits package; flexible hours; when do I have to be reachable; health plan premium; match`,
  perks: `perks; extras for staff; laptop; budget for courses; conference; training money; education budget; books; sabbatical; volunteer days; free lunch;
    soup; desk at home; home office money; bus pass; parking for employees; summer fridays; half day friday; state park pass; host my side project;
    equipment; what else do employees get; learning budget; money for classes; goodies; computer for work; do you pay for training`,
  'work-week': `how many hours a week; overtime; long hours; late nights; weekends at work; work life balance; meetings; what does a week look like;
    do you crunch; is it stressful; working hours of employees; which days in the office; typical week; pull all nighters; forty hours; four day week;
    when do you have meetings; do employees work evenings; company culture for employees; how is it to work there; thursday sessions`,
};
