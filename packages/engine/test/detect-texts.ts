/** Texts as chat assistants write them, made for these tests. */
export const machineTexts: readonly string[] = [
  "Regular exercise plays a crucial role in maintaining both physical and mental well-being. By incorporating movement " +
    "into daily routines, individuals can improve their cardiovascular health, strengthen their muscles, and enhance " +
    "their overall quality of life. Moreover, physical activity has been shown to reduce stress and promote better " +
    "sleep, making it an essential component of a balanced lifestyle. Whether it is a brisk walk in the park or a " +
    "structured workout at the gym, finding an activity that is both enjoyable and sustainable is key. Ultimately, " +
    "small, consistent efforts can lead to significant long-term benefits, empowering people to live healthier and " +
    "more fulfilling lives.",
  "Remote work has transformed the modern workplace, offering employees greater flexibility while presenting new " +
    "challenges for managers. One of the most significant advantages is the ability to balance professional " +
    "responsibilities with personal commitments, which can lead to higher job satisfaction. However, maintaining clear " +
    "communication and a strong sense of team cohesion requires intentional effort. Organizations that invest in the " +
    "right tools, establish clear expectations, and foster a culture of trust are better positioned to succeed. As " +
    "technology continues to evolve, companies must remain adaptable, ensuring that their teams stay connected and " +
    "engaged regardless of location.",
  "Thank you for reaching out about your recent order. I completely understand how frustrating it can be when a package " +
    "arrives later than expected, and I sincerely apologize for any inconvenience this may have caused. After " +
    "reviewing your account, I can confirm that your replacement has been processed and is scheduled to arrive within " +
    "three to five business days. In the meantime, please do not hesitate to contact us if you have any further " +
    "questions or concerns. We truly value your patience and appreciate the opportunity to make this right for you.",
];

/** Texts as people write them, made for these tests. */
export const humanTexts: readonly string[] = [
  "So we finally got the boat in the water on Saturday, three weeks late, and of course it leaked. Not much. Dad said " +
    "old wood does that, it swells up after a day or two and then you're fine, but he kept looking at the bilge every " +
    "ten minutes anyway. My brother had forgotten the sandwiches in the car, which was by then a mile off, so lunch was " +
    "half a bag of crisps and some warm beer. Around four the wind dropped to nothing and we had to row back. I've " +
    "still got blisters. Mum thinks we should sell it. Nobody's buying, I told her.",
  "The pump quit again last night, about two, and I went down with a torch to see what the trouble was. It was the " +
    "float, stuck on a bit of grit, same as in March. Took me an hour to get it free because I couldn't find the long " +
    "screwdriver and had to use a bread knife. By then there was an inch of water by the boiler and the cat's box was " +
    "afloat. I rang Terry this morning. He says he'll come Thursday if his van's back, and that the whole thing wants " +
    "replacing, which is what he said last time too.",
];
